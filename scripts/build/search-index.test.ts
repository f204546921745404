import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE_FILES } from '#content/page-files.ts'
import { writeSearchIndex } from './search-index.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rm(dist, { recursive: true }))

async function put(file: string, lang: string, attributes: string) {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  const html = `<!doctype html><html lang="${lang}"><body><main ${attributes}><h1>Uno</h1><p>dos</p></main></body></html>`
  await writeFile(join(dist, file), html)
}
const ARTICLE = 'data-pagefind-body data-pagefind-filter="group:article"'
const questions = (locale: string) =>
  PAGE_FILES.filter((file) => file.locale === locale && file.group === 'faq').length

test('marked pages and the questions are indexed by language, and only what is needed is written', async () => {
  await put('article/uno.html', 'es', ARTICLE)
  await put('article/dos.html', 'es', ARTICLE)
  await put('en/article/one.html', 'en', ARTICLE)
  await put('index.html', 'es', '')
  await writeSearchIndex(dist)
  const entry = JSON.parse(await readFile(join(dist, 'pagefind/pagefind-entry.json'), 'utf8')) as {
    languages: Record<string, { page_count: number }>
  }
  expect(entry.languages).toMatchObject({
    es: { page_count: 2 + questions('es') },
    en: { page_count: 1 + questions('en') },
  })
  const files = await Array.fromAsync(glob('*.*', { cwd: join(dist, 'pagefind') }))
  const hashed = /_[0-9a-f]+\.pf_meta$/
  expect(files.filter((file) => hashed.test(file))).toHaveLength(2)
  expect(files.filter((file) => !hashed.test(file)).toSorted()).toEqual([
    'pagefind-entry.json',
    'pagefind.js',
    'wasm.en.pagefind',
    'wasm.es.pagefind',
  ])
})

test('a page without a group stops the build with its name', async () => {
  await put('offline.html', 'es', 'data-pagefind-body')
  await expect(writeSearchIndex(dist)).rejects.toThrow('offline.html')
})
