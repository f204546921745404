import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex, type PagefindIndex } from 'pagefind'
import { PAGE_FILES } from '#content/page-files.ts'
import { localizedPath } from '#lib/i18n/locales.ts'

const INDEXED = 'data-pagefind-body'
/** The heading, which is searched as the title; the sources of articles, and the numbers that lead to them. */
const NOT_SEARCHED = ['h1', 'sup', 'section[data-footnotes]']
/** Of what Pagefind makes: without its own user interfaces, its worker, and the program for other languages. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.(es|en)\.pagefind|.+\.pf_\w+)$/

/**
 * Writes Pagefind's index of the built pages to `dist/pagefind`: those that mark their text, and each question of the
 * FAQ as a result of its own.
 *
 * @throws Error when a page cannot be indexed, or belongs to no group
 */
export async function writeSearchIndex(dist: string): Promise<void> {
  const { index, errors } = await createIndex({ excludeSelectors: NOT_SEARCHED })
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`)
  const pages = await addPages(index, dist)
  const questions = await addQuestions(index)
  const { files } = await index.getFiles()
  for (const { path, content } of files) {
    if (!NEEDED.test(path.replace(/^.*[\\/]/, ''))) continue
    const file = join(dist, 'pagefind', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await close()
  console.log(`Search: ${pages} pages, ${questions} questions`)
}

async function addPages(index: PagefindIndex, dist: string): Promise<number> {
  let count = 0
  for await (const path of glob('**/*.html', { cwd: dist })) {
    const content = await readFile(join(dist, path), 'utf8')
    if (!content.includes(INDEXED)) continue
    if (!content.includes('data-pagefind-filter="group:'))
      throw new Error(`${path}: the search does not know its group`)
    const url = `/${path.replaceAll('\\', '/').replace(/\.html$/, '')}`
    const { errors } = await index.addHTMLFile({ url, content })
    if (errors.length > 0) throw new Error(`${path}: ${errors.join(', ')}`)
    count++
  }
  return count
}

async function addQuestions(index: PagefindIndex): Promise<number> {
  const questions = PAGE_FILES.filter(({ group }) => group === 'faq')
  for (const { group, locale, path, title, text } of questions) {
    await index.addCustomRecord({
      url: localizedPath(path, locale),
      content: text,
      language: locale,
      meta: { title },
      filters: { group: [group] },
    })
  }
  return questions.length
}
