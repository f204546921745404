import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCALES } from '#lib/i18n/locales.ts'
import { readArticles } from '../articles/read-articles.ts'
import { run } from '../child.ts'
import { prepareDatabase } from '../database.ts'
import { copySources } from './copied-sources.ts'
import { onDatabase } from './database.ts'
import { atMost, noted, type Measurement } from './measurement.ts'
import { DEMO } from './site.ts'

/** Articles in each language. */
const MANY = 1_000
const SITE = '.cache/bench/articles'
/** The least that Astro renders. */
const EMPTY_PAGE = `---
export const getStaticPaths = () =>
  Array.from({ length: COUNT }, (_, n) => ({ params: { n: String(n) } }))
---

<!doctype html>
<html lang="en"><head><title>Empty</title></head><body></body></html>
`

/** What an article costs the build, beside what an empty page costs it: builds of a copy of the sources. */
export function measureArticles(): Promise<Measurement[]> {
  return onDatabase(DEMO, async () => {
    await prepareDatabase({ local: true })
    const own = await secondsWith(() => Promise.resolve())
    const half = await secondsWith(() => writeCopies(MANY / 2))
    const whole = await secondsWith(() => writeCopies(MANY))
    const empty = await secondsWith(() => writeEmptyPages(MANY * LOCALES.length))
    const added = MANY * LOCALES.length
    const perPage = (seconds: number, pages: number) => ((seconds - own) * 1_000) / pages
    return [
      noted('Build, our articles', own, 's'),
      atMost(`Build, a page of ${MANY} articles × 2`, perPage(whole, added), 25, 'ms'),
      noted(`Build, a page of ${MANY / 2} articles × 2`, perPage(half, added / 2), 'ms'),
      noted(`Build, a page of ${added} empty ones`, perPage(empty, added), 'ms'),
    ]
  })
}

async function secondsWith(addPages: () => Promise<void>): Promise<number> {
  await copySources(SITE)
  await addPages()
  const started = performance.now()
  await run('node', ['scripts/build.ts'], { NETLIFY: 'true' }, SITE)
  return (performance.now() - started) / 1_000
}

/** Copies our articles under further names until there are `total` in each language. */
async function writeCopies(total: number): Promise<void> {
  const { articles } = await readArticles()
  const spanish = articles.filter(({ locale }) => locale === 'es')
  for (let n = 0; n < total - spanish.length; n++) {
    const original = spanish[n % spanish.length]!
    const twin = articles.find(({ slug }) => slug === original.fields.translation)!
    for (const { path, slug, fields } of [original, twin]) {
      const text = await readFile(path, 'utf8')
      const copy = text.replace(/^translation: .*$/m, `translation: "${fields.translation}-${n}"`)
      await writeFile(join(SITE, path.replace(`${slug}.md`, `${slug}-${n}.md`)), copy)
    }
  }
}

async function writeEmptyPages(total: number): Promise<void> {
  const page = join(SITE, 'src/pages/empty/[n].astro')
  await mkdir(dirname(page), { recursive: true })
  await writeFile(page, EMPTY_PAGE.replace('COUNT', String(total)))
}
