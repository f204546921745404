import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { FOUND_PAGES, GUARDED_PATHS, PAGES, type SitePage } from '#tests/e2e/support/pages.ts'
import { checkJsonLd } from './support/json-ld.ts'
import { get, open, ORIGIN, request } from './support/site.ts'

const JSON_LD: Record<string, string[]> = {
  home: ['Organization'],
  faq: ['FAQPage'],
  'reviews and ranking': [],
  about: ['Organization'],
  privacy: [],
  cookies: [],
  contact: [],
  newsletter: [],
  auth: [],
  articles: ['ItemList', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  tools: ['ItemList', 'BreadcrumbList'],
  'video library': ['ItemList', 'BreadcrumbList'],
  video: ['BreadcrumbList'],
  tool: ['WebApplication', 'BreadcrumbList', 'FAQPage'],
  list: ['ItemList', 'BreadcrumbList'],
  profile: ['ProfilePage', 'BreadcrumbList'],
}
const kindOf = (name: string) => {
  if (name in JSON_LD) return name
  if (name.startsWith('tool ')) return 'tool'
  return name.endsWith('s') ? 'list' : 'profile'
}

const address = (to: string) => new URL(to, ORIGIN).href
// Canonical URLs use the site's configured origin, not the one under test.
const here = (url: string) => address(new URL(url).pathname)

/** What the head of a page says, and the types of its structured data. */
function headOf({ page }: Awaited<ReturnType<typeof open>>) {
  const head = page.one('head')
  const value = (selector: string, attribute = 'content') =>
    head.one(selector).attribute(attribute) ?? ''
  return {
    language: page.one('html').attribute('lang'),
    title: head.one('title').text,
    description: value('meta[name="description"]'),
    robots: head.all('meta[name="robots"]').map((meta) => meta.attribute('content')),
    canonical: () => value('link[rel="canonical"]', 'href'),
    alternate: (lang: string) => value(`link[rel="alternate"][hreflang="${lang}"]`, 'href'),
    alternates: head.all('link[hreflang]').length,
    preview: (name: string) => value(`meta[property="og:${name}"]`),
    data: head.all('script[type="application/ld+json"]').map(({ raw }) => raw),
  }
}

/** One page of `FOUND_PAGES`, in one language. */
async function checkHead(locale: Locale, { name, path }: SitePage) {
  const bare = await path(request, locale)
  const head = headOf(await open(localizedPath(bare, locale)))
  const { title, description, preview } = head
  const canonical = head.canonical()

  expect(head.language).toBe(locale)
  expect(title).toContain('Mi Forma Activa')
  expect(title.length).toBeGreaterThan(20)
  expect(description.length).toBeGreaterThan(50)
  expect(head.robots).toEqual([])

  expect(here(canonical)).toBe(address(localizedPath(bare, locale)))
  for (const [lang, twin] of [
    ['es', 'es'],
    ['en', 'en'],
    ['x-default', 'es'],
  ] as const) {
    const wanted = address(localizedPath(await path(request, twin), twin))
    expect(here(head.alternate(lang)), lang).toBe(wanted)
  }

  expect(preview('title')).toBe(title)
  expect(preview('description')).toBe(description)
  expect(preview('url')).toBe(canonical)
  expect(preview('locale')).toBe(locale === 'es' ? 'es_ES' : 'en_GB')
  expect(preview('type')).toBe(
    { profile: 'profile', article: 'article' }[kindOf(name)] ?? 'website',
  )
  const image = here(preview('image'))
  expect((await get(image)).headers.get('content-type'), image).toMatch(/^image\//)

  expect(head.data.map(checkJsonLd)).toEqual(JSON_LD[kindOf(name)])
}

describe.each(LOCALES)('%s', (locale) => {
  test.each(FOUND_PAGES)(
    '$name: language, title, description, URLs, structured data',
    async (page) => {
      await checkHead(locale, page)
    },
  )

  test('titles and descriptions are unique per page', async () => {
    const seen: string[] = []
    for (const { path } of FOUND_PAGES) {
      const head = headOf(await open(localizedPath(await path(request, locale), locale)))
      seen.push(head.title, head.description)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('nothing is painted before the header is whole, which would move', async () => {
    for (const { name, path } of PAGES) {
      const { page } = await open(localizedPath(await path(request, locale), locale))
      const id = String(page.one('link[rel="expect"][blocking="render"]').attribute('href'))
      const places = [`main${id}`, `main ${id}`, `footer${id}`]
      const found = places.flatMap((place) => page.all(`header ~ ${place}`))
      expect(found, name).toHaveLength(1)
    }
  })

  test('filtered lists, guarded and missing pages are not indexed', async () => {
    const paths: string[] = ['/trainers/search?modality=online', ...GUARDED_PATHS]
    for (const { status, path } of PAGES)
      if (status === 404) paths.push(await path(request, locale))
    for (const path of paths) {
      const head = headOf(await open(localizedPath(path, locale)))
      expect(head.robots, path).toEqual(['noindex'])
      expect(head.alternates, path).toBe(0)
    }
  })
})
