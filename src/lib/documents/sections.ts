/** A chapter of a document. */
export type Section = {
  /** Written after its heading, `## Tus derechos {#rights}`: the same in both languages, so that links to it survive. */
  id: string
  title: string
  html: string
}

const CHAPTER = /^<h2[^>]*>(?<title>.*?) \{#(?<id>[a-z][a-z-]*)\}<\/h2>\n/

/**
 * The chapters of a rendered document.
 *
 * @throws when it does not begin with a chapter, or a chapter has no id
 */
export function sectionsOf(html: string): Section[] {
  return html.split(/^(?=<h2)/m).map((chapter) => {
    const { title, id } = CHAPTER.exec(chapter)?.groups ?? {}
    if (!title || !id) throw new Error(`no chapter with an {#id}: ${chapter.slice(0, 80)}`)
    return { id, title, html: chapter.replace(CHAPTER, '').trim() }
  })
}
