import { expect, test } from 'vitest'
import { ARTICLE_FILES } from '#content/article-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, profilePath, videoPath } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { apiVideos, everybody } from '#tests/e2e/support/api.ts'
import { get, request } from './support/site.ts'

async function locations(path: string): Promise<string[]> {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('xml')
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}

const inAllLanguages = (paths: string[]) =>
  paths.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)))

test('the sitemap lists every static page in both languages, and nothing else', async () => {
  const [part, ...others] = await locations('/sitemap-index.xml')
  expect(others).toEqual([])
  const listed = await locations(part!)
  expect(listed.toSorted()).toEqual(
    [
      ...ARTICLE_FILES.map(({ locale, slug }) => localizedPath(articlePath(slug), locale)),
      ...inAllLanguages([
        ...['/', '/articles', '/faq', '/reviews-and-ranking', '/tools', '/contact'],
        ...[
          '/newsletter',
          '/video-library',
          '/about',
          '/terms',
          '/privacy',
          '/cookies',
          '/accessibility',
        ],
        ...Object.values(LIST_PATHS),
        ...TOOLS.map(toolPath),
      ]),
    ].toSorted(),
  )
})

test('every address of the sitemaps names its languages, and the one for everybody else', async () => {
  const listed = await locations('/sitemap-professionals.xml')
  // Those of articles have no twin where there is no translation.
  const files = ['/sitemap-0.xml', ...listed.filter((file) => file !== '/sitemap-articles.xml')]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const xml = await (await get(file)).text()
    const entries = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => ({
      url: /<loc>(.+?)<\/loc>/.exec(entry)![1]!,
      links: Object.fromEntries(
        [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
          lang!,
          href!,
        ]),
      ),
    }))
    expect(entries.length).toBeGreaterThan(0)
    for (const { url, links } of entries) {
      expect(Object.values(links)).toContain(url)
      expect(Object.keys(links)).toEqual(['es', 'en', 'x-default'])
      expect(links['x-default']).toBe(links['es'])
    }
  }
})

test('the sitemap of the professionals lists every profile in both languages', async () => {
  const profilePaths = async () => {
    const paths: string[] = []
    for (const type of PROFESSIONAL_TYPES) {
      for (const { id } of await everybody(request, type)) paths.push(profilePath(type, id))
    }
    return new Set(inAllLanguages(paths))
  }
  const before = await profilePaths()
  const files = (await locations('/sitemap-professionals.xml')).filter((file) =>
    file.startsWith('/sitemap-professionals-'),
  )
  const entries = (await Promise.all(files.map((file) => locations(file)))).flat()
  const listed = new Set(entries)
  const after = await profilePaths()
  expect(listed.size).toBeGreaterThan(100)
  expect(entries, 'none twice').toHaveLength(listed.size)
  // Other tests make and delete professionals meanwhile.
  expect([...before.intersection(after).difference(listed)]).toEqual([])
  expect([...listed.difference(before.union(after))]).toEqual([])
})

test('the sitemap of the videos lists every video in both languages', async () => {
  const { items, total, pageSize } = await apiVideos(request)
  for (let page = 2; page <= Math.ceil(total / pageSize); page++) {
    items.push(...(await apiVideos(request, `page=${page}`)).items)
  }
  const listed = await locations('/sitemap-videos.xml')
  expect(listed.toSorted()).toEqual(inAllLanguages(items.map(({ id }) => videoPath(id))).toSorted())
})

test('robots.txt allows crawling and lists every sitemap', async () => {
  const lines = (await (await get('/robots.txt')).text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).not.toContain('Disallow: /')
  const names = ['index', 'professionals']
  for (const name of names.map((part) => `/sitemap-${part}.xml`)) {
    const line = lines.find((text) => text.startsWith('Sitemap: ') && text.endsWith(name))
    expect(line).toBeDefined()
  }
})
