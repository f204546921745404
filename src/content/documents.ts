import { getEntry, type CollectionEntry } from 'astro:content'
import { fill } from '#lib/documents/fill.ts'
import { sectionsOf, type Section } from '#lib/documents/sections.ts'
import { documentValues } from '#lib/documents/values.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { pageT } from '#lib/i18n/page-t.ts'

/** A text about the site itself. */
export type Document = CollectionEntry<'documents'>['data'] & {
  sections: Section[]
  /** Whether something is missing that only the company knows. */
  hasGaps: boolean
}

export type DocumentName = 'about' | 'accessibility' | 'cookies' | 'privacy' | 'reviews' | 'terms'

/** A text in a language. Throws, and fails the build, when it is missing or names a value that does not exist. */
export async function loadDocument(name: DocumentName, locale: Locale): Promise<Document> {
  const file = fileOf(name, locale)
  const entry = await entryOf(name, locale)
  if (!entry.rendered) throw new Error(`${file} is empty`)
  const t = pageT(locale, ['documents'])
  const valueOf = documentValues(locale, (fact) =>
    t('documents.gap', { what: t(`documents.fact.${fact}`) }),
  )
  try {
    const html = fill(entry.rendered.html, valueOf)
    return { ...entry.data, sections: sectionsOf(html), hasGaps: html.includes('<mark>') }
  } catch (error) {
    throw new Error(file, { cause: error })
  }
}

/** The heading of a text, without its chapters. */
export async function loadDocumentHeading(name: DocumentName, locale: Locale): Promise<string> {
  return (await entryOf(name, locale)).data.heading
}

const fileOf = (name: DocumentName, locale: Locale) => `src/content/documents/${locale}/${name}.md`

/** Throws, and fails the build, when a language lacks it. */
async function entryOf(name: DocumentName, locale: Locale) {
  const entry = await getEntry('documents', `${locale}/${name}`)
  if (!entry) throw new Error(`${fileOf(name, locale)} is missing`)
  return entry
}
