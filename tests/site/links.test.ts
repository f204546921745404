import { HtmlValidate } from 'html-validate/node'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { GUARDED_PATHS, PAGES } from '#tests/e2e/support/pages.ts'
import { crawl, inAllLocales, pathOf, type Crawled } from './support/crawl.ts'
import { addressesIn } from './support/html.ts'
import { get, ORIGIN, request } from './support/site.ts'

/** Pages without content of their own to index. */
const SHELLS = inAllLocales([
  ...GUARDED_PATHS,
  '/health',
  '/forgot-password',
  '/reset-password',
  '/shortlist',
  '/offline',
])

/** Bytes of a picture for link previews. */
const PICTURE_MAX = 100_000

/** Astro writes the style of its islands before the first of them, wherever that is. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/g

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The choice of the theme is a form to group its radio buttons; nothing is sent.
    'wcag/h32': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // zag-js names its group of messages by a role.
    'prefer-native-element': 'off',
  },
})

let site: Crawled

beforeAll(async () => {
  const kinds: string[] = []
  for (const { path } of PAGES)
    for (const locale of LOCALES) kinds.push(localizedPath(await path(request, locale), locale))
  site = await crawl(ORIGIN, [...kinds, ...SHELLS])
}, 180_000)

test('every link leads somewhere, and to a place that exists', async () => {
  const { visited, places } = site
  expect(visited.size).toBeGreaterThan(150)
  const missing = new Set<string>()
  for (const { status, path } of PAGES)
    for (const locale of LOCALES)
      if (status === 404) missing.add(localizedPath(await path(request, locale), locale))
  const broken = [...visited.values()]
    .filter(({ path, status }) => status >= 400 && !missing.has(path))
    // The other language of a missing page is missing too.
    .filter(({ from }) => !missing.has(from))
    .map(({ path, status, from }) => `${status} ${path} (on ${from})`)
  expect(broken).toEqual([])
  const lost = places
    .filter(({ path, id }) => visited.get(path)?.html && !visited.get(path)!.ids.has(id))
    .map(({ path, id, from }) => `${path}#${id} (on ${from})`)
  // Hints for scripts: they name no element.
  expect(lost.filter((link) => !/#(contact|sent|access_token)\b/.test(link))).toEqual([])
})

// Hundreds of pages through a validator: work of the machine, and as long as it takes.
const ALL_PAGES = { timeout: 600_000 }

test(
  'every page is valid HTML, with headings in order and texts for pictures',
  ALL_PAGES,
  async () => {
    const { visited } = site
    const problems: string[] = []
    for (const { path, html } of visited.values()) {
      if (!html) continue
      const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''), path)
      for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
        problems.push(`${path}: ${ruleId}: ${message}`)
    }
    expect(problems.slice(0, 40)).toEqual([])
  },
)

test('a table is painted when all of it is there: its columns would move with each row that comes', () => {
  const problems: string[] = []
  let tables = 0
  for (const { path, html } of site.visited.values()) {
    const last = html.lastIndexOf('<table')
    if (last === -1) continue
    tables++
    const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(html) ?? []
    if (html.indexOf(`id="${id}"`) < last) problems.push(`${path}: painted from #${id}`)
  }
  expect(tables).toBeGreaterThan(40)
  expect(problems).toEqual([])
})

test('every indexed page has one address, and names its translation, which names it', () => {
  const { visited } = site
  const problems: string[] = []
  for (const { path, html, status } of visited.values()) {
    if (!html || status !== 200) continue
    const { canonical, alternates } = addressesIn(html)
    if (html.includes('name="robots" content="noindex"') !== !canonical) problems.push(path)
    for (const [lang, url] of alternates) {
      const twin = visited.get(pathOf(url))
      const back = twin && addressesIn(twin.html).alternates.get(lang === 'en' ? 'en' : 'es')
      if (back !== url) problems.push(`${path} names ${url} for ${lang}, which says ${back}`)
    }
  }
  expect(problems).toEqual([])
})

test('every page names a picture for link previews, which exists', async () => {
  const { visited } = site
  const pictures = new Map<string, string>()
  for (const { path, html } of visited.values()) {
    if (!html) continue
    const [, url] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(url, path).toBeDefined()
    const picture = pathOf(url!)
    // Each that the build draws; of those that are drawn when asked for, one of each kind and language.
    const [, kind = picture] = /^(\/share\/\w+\/\w+)\//.exec(picture) ?? []
    if (!pictures.has(kind)) pictures.set(kind, picture)
  }
  expect(pictures.size).toBeGreaterThan(60)
  const wrong: string[] = []
  for (const picture of pictures.values()) {
    const body = Buffer.from(await (await get(picture)).arrayBuffer())
    const { format, width, height } = await sharp(body).metadata()
    const facts = `${format} ${width}x${height}`
    if (facts !== 'png 1200x630' || body.length > PICTURE_MAX) wrong.push(`${picture}: ${facts}`)
  }
  expect(wrong).toEqual([])
})

test('no page that a sitemap names is missing, redirects, or is not to be indexed', () => {
  const { visited } = site
  const listed = [...visited.values()].filter(({ from }) => from === 'a sitemap')
  expect(listed.length).toBeGreaterThan(150)
  const wrong = listed.filter(
    ({ status, html }) => status !== 200 || html.includes('content="noindex"'),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
