import { glob, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from 'yaml'
import type { PageFile } from '../../src/content/page-files.ts'
import { LOCALES, type Locale } from '../../src/lib/i18n/locales.ts'
import { splitFrontMatter } from '../../src/lib/markdown/split-front-matter.ts'
import { PATHS } from '../../src/lib/site/routes.ts'
import { TOOLS, toolPath, type ToolSlug } from '../../src/lib/tools/tools.ts'
import { wordsOf } from './words-of.ts'
import { writeIndex } from './write-index.ts'

/** Generated and committed, as that of articles. */
const INDEX = 'src/content/page-files.json'
/** In a constant, since knip would take files named in the call of `glob` as used. */
const FILES = 'src/content/{tools,faq,documents}/{es,en}/*.md'
/** The texts about the site; of those that a search finds equally, what is asked for most comes first. */
const DOCUMENTS = ['about', 'cookies', 'privacy', 'terms', 'reviews', 'accessibility']
/** Values and the ids of chapters, which stand in the texts about the site. */
const MARKS = /\{\{\w+\}\}|\{#[a-z-]+\}/g

type Content = { slug: string; locale: Locale; folder: string; fields: Fields; body: string }
/** The schemas of `src/content.config.ts` hold that they are there. */
type Fields = {
  name: string
  title: string
  description: string
  lead: string
  summary?: string[]
  question: string
  order: number
}

/**
 * Writes what the search page knows of tools, questions and texts about the site, unless it is up to date.
 *
 * @returns its path, if it was written
 */
export async function indexPages(): Promise<string[]> {
  const paths = (await Array.fromAsync(glob(FILES))).map((path) => path.replaceAll('\\', '/'))
  const contents = await Promise.all(paths.toSorted().map(readContent))
  return writeIndex(
    INDEX,
    LOCALES.flatMap((locale) => {
      const own = contents.filter((content) => content.locale === locale)
      return [...tools(own), ...questions(own), ...documents(own)]
    }),
  )
}

async function readContent(path: string): Promise<Content> {
  const { yaml = '', body = '' } = splitFrontMatter(await readFile(path, 'utf8')) ?? {}
  const folder = dirname(path)
  return {
    slug: basename(path, '.md'),
    locale: basename(folder) as Locale,
    folder: basename(dirname(folder)),
    fields: parse(yaml) as Fields,
    body,
  }
}

function tools(contents: readonly Content[]): PageFile[] {
  const place = ({ slug }: Content) => TOOLS.indexOf(slug as ToolSlug)
  return contents
    .filter(({ folder }) => folder === 'tools')
    .toSorted((a, b) => place(a) - place(b))
    .map(({ slug, locale, fields: { name, description } }) => {
      const path = toolPath(slug as ToolSlug)
      return { group: 'tool', locale, path, title: name, text: description }
    })
}

function questions(contents: readonly Content[]): PageFile[] {
  return contents
    .filter(({ folder }) => folder === 'faq')
    .toSorted((a, b) => a.fields.order - b.fields.order)
    .map(({ slug, locale, fields: { question }, body }) => {
      const path = `${PATHS.faq}#${slug}`
      return { group: 'faq', locale, path, title: question, text: plainText(body) }
    })
}

function documents(contents: readonly Content[]): PageFile[] {
  return contents
    .filter(({ folder }) => folder === 'documents')
    .toSorted((a, b) => DOCUMENTS.indexOf(a.slug) - DOCUMENTS.indexOf(b.slug))
    .map(({ slug, locale, fields: { title, description, lead, summary = [] }, body }) => ({
      group: 'page',
      locale,
      path: PATHS[slug as keyof typeof PATHS],
      title,
      text: description,
      words: wordsOf([lead, ...summary, body.replace(MARKS, '')].join(' ')),
    }))
}

/** The text of an answer, whose only Markdown is links and emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
    .replace(/\s+/g, ' ')
    .trim()
}
