import { GROUPS, GROUP_SIZE, type Group } from '#lib/search/groups.ts'
import { foldWords } from '#lib/search/fold-words.ts'
import type { Piece } from '#lib/search/mark-words.ts'

/** A text as it is drawn: in pieces, with the words that were found. */
export type Hit = { group: Group; title: string; text: Piece[]; path: string }

type Page = { url: string; meta: { title?: string }; content: string; excerpt: string }
/** What we use of the module that Pagefind writes beside its index. */
type Index = {
  options: (options: object) => Promise<void>
  init: () => Promise<void>
  filters: () => Promise<object>
  preload: (beginning: string) => Promise<void>
  search: (
    text: string,
    options: { filters: { group: Group } },
  ) => Promise<{ results: { data: () => Promise<Page> }[] }>
}

/** Made by the build (`scripts/build/search-index.ts`), so the bundler must not look for it. */
const MODULE = '/pagefind/pagefind.js'
const FILE_GROUPS = GROUPS.filter((group) => group !== 'video' && group !== 'professional')

let loading: Promise<Index> | undefined

/** Loads Pagefind and the beginning of its index in the page's language. */
export function loadIndex(): Promise<Index> {
  loading ??= import(/* @vite-ignore */ MODULE).then(async (index: Index) => {
    // A worker would load its own copy of the script; so little text needs none. The tag replaces the time in the
    // address of the entry, which browsers then revalidate.
    await index.options({ noWorker: true, metaCacheTag: '1', excerptLength: 26 })
    await index.init()
    await index.filters()
    return index
  })
  loading.catch(() => (loading = undefined))
  return loading
}

/** Loads the part of the index in which words with these first letters are, before there are enough for a search. */
export function prepareFor(letters: string): void {
  if (import.meta.env.PROD && letters)
    loadIndex().then(
      (index) => index.preload(letters),
      () => undefined,
    )
}

/**
 * The best pages and questions.
 *
 * @throws Error when the index did not load
 */
export async function findInFiles(text: string): Promise<Hit[]> {
  // Without an index, the database alone is searched.
  if (import.meta.env.DEV) return []
  const index = await loadIndex()
  const groups = await Promise.all(FILE_GROUPS.map((group) => findInGroup(index, group, text)))
  return groups.flat()
}

async function findInGroup(index: Index, group: Group, text: string): Promise<Hit[]> {
  const { results } = await index.search(text, { filters: { group } })
  const pages = await Promise.all(results.slice(0, GROUP_SIZE).map((result) => result.data()))
  return pages
    .filter(({ meta: { title = '' }, content }) => isAbout(`${title} ${content}`, text))
    .map(({ url, meta: { title = '' }, content, excerpt }) => ({
      group,
      title,
      text: piecesOf(content, excerpt),
      path: url,
    }))
}

/**
 * Whether the words of a search begin like words of a page, but for an ending of three letters. Pagefind also finds what has
 * the same stem ("valencia" finds "vale"), and for a word that is nowhere those with its first letter.
 */
function isAbout(content: string, text: string): boolean {
  const words = ` ${foldWords(content).join(' ')}`
  return foldWords(text).every((word) =>
    words.includes(` ${word.slice(0, Math.max(3, word.length - 3))}`),
  )
}

/** Pagefind's excerpt is HTML with `<mark>`: parsed without running, and only its text is taken. */
function piecesOf(content: string, excerpt: string): Piece[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html')
  const isBeginning = content.startsWith(body.textContent.slice(0, 12))
  return [
    { text: isBeginning ? '' : '… ', isFound: false },
    ...[...body.childNodes].map(({ nodeName, textContent }) => ({
      text: textContent ?? '',
      isFound: nodeName === 'MARK',
    })),
    { text: ' …', isFound: false },
  ]
}
