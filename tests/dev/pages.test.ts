import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { keptSite } from '#scripts/build/site-directory.ts'
import { GUARDED_PATHS } from '#tests/e2e/support/pages.ts'
import { factsOf, scriptsOf } from './page.ts'

const origin = inject('devServer')
const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })

const { files } = keptSite()
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
const inSitemap = pathsIn(readFileSync(`${files}/sitemap-0.xml`, 'utf8'))
const shells = [
  ...GUARDED_PATHS,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.offline,
  PATHS.shortlist,
].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)))

/** Pages of the sitemap that are made on demand: the build has no file of them. */
const onDemand = [PATHS.articles, PATHS.contact, PATHS.newsletter, PATHS.videos].flatMap((path) =>
  LOCALES.map((locale) => localizedPath(path, locale)),
)
const built = inSitemap.filter((path) => !onDemand.includes(path))

/** The file that `npm start` serves. */
function builtPage(path: string): string {
  const name = path === '/' ? '/index' : path
  return readFileSync(`${files}${name}.html`, 'utf8')
}

test('the sitemap of the build lists pages in both languages', () => {
  expect(inSitemap.length).toBeGreaterThan(30)
  expect(inSitemap).toEqual(expect.arrayContaining(['/', '/en', '/trainers', '/en/trainers']))
})

test.each([...built, ...shells])('%s matches the page of the build', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(factsOf(html).title).toBeTruthy()
  expect(factsOf(html)).toEqual(factsOf(builtPage(path)))
})

test.each(onDemand)('%s is made on demand', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/^(no-store$|public, max-age=0)/)
  expect(factsOf(await response.text()).title).toBeTruthy()
})

test('every script of every page and island can be loaded', async () => {
  const scripts = new Set<string>()
  for (const path of [...inSitemap, ...shells]) {
    for (const script of scriptsOf(await (await get(path)).text())) scripts.add(script)
  }
  expect(scripts.size).toBeGreaterThan(20)
  for (const script of scripts) {
    const response = await get(script)
    expect(response.status, script).toBe(200)
    expect(response.headers.get('content-type'), script).toContain('javascript')
    await response.arrayBuffer()
  }
})

test('every profile of the sitemap is served in both languages', async () => {
  const index = pathsIn(await (await get('/sitemap-professionals.xml')).text()).filter((path) =>
    path.startsWith('/sitemap-professionals-'),
  )
  expect(index.length).toBeGreaterThan(0)
  const lists = await Promise.all(index.map(async (path) => (await get(path)).text()))
  const profiles = lists.flatMap(pathsIn)
  expect(profiles.filter((path) => path.startsWith('/en/')).length).toBe(profiles.length / 2)
  for (const path of profiles) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(factsOf(await response.text()).language, path).toBe(
      path.startsWith('/en/') ? 'en' : 'es',
    )
  }
})

test.each(LOCALES)('unknown paths are not found: %s', async (locale) => {
  for (const path of ['/nowhere', '/a/b/c', '/trainer/nobody']) {
    const response = await get(localizedPath(path, locale))
    expect(response.status, path).toBe(404)
    expect(factsOf(await response.text()).language, path).toBe(locale)
  }
})
