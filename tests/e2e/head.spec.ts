import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { checkJsonLd } from './support/json-ld.ts'
import { FOUND_PAGES, GUARDED_PATHS, PAGES, SAYS_404, type SitePage } from './support/pages.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

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

// For search engines and link previews; none of it needs a script.
test.use({ javaScriptEnabled: false })

/** One page of `FOUND_PAGES`, in one language. */
async function checkHead(page: Page, locale: Locale, { name, path }: SitePage, origin: string) {
  const { request } = page.context()
  const bare = await path(request, locale)
  await page.goto(localizedPath(bare, locale))
  const head = page.locator('head')
  const content = async (selector: string, attribute = 'content') =>
    (await head.locator(selector).getAttribute(attribute)) ?? ''
  const address = (to: string) => new URL(to, origin).href
  // Canonical URLs use the site's configured origin, not the one under test.
  const canonical = await content('link[rel=canonical]', 'href')
  const here = (url: string) => address(new URL(url).pathname)

  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const title = await page.title()
  expect(title).toContain('Mi Forma Activa')
  expect(title.length).toBeGreaterThan(20)
  const description = await content('meta[name=description]')
  expect(description.length).toBeGreaterThan(50)
  await expect(head.locator('meta[name=robots]')).toHaveCount(0)

  expect(here(canonical)).toBe(address(localizedPath(bare, locale)))
  for (const [lang, twin] of [
    ['es', 'es'],
    ['en', 'en'],
    ['x-default', 'es'],
  ] as const) {
    const href = await content(`link[rel=alternate][hreflang="${lang}"]`, 'href')
    expect(here(href), lang).toBe(address(localizedPath(await path(request, twin), twin)))
  }

  expect(await content('meta[property="og:title"]')).toBe(title)
  expect(await content('meta[property="og:description"]')).toBe(description)
  expect(await content('meta[property="og:url"]')).toBe(canonical)
  expect(await content('meta[property="og:locale"]')).toBe(locale === 'es' ? 'es_ES' : 'en_GB')
  expect(await content('meta[property="og:type"]')).toBe(
    { profile: 'profile', article: 'article' }[kindOf(name)] ?? 'website',
  )
  const image = here(await content('meta[property="og:image"]'))
  expect((await request.get(image)).headers()['content-type'], image).toMatch(/^image\//)

  const blocks = await head.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.map(checkJsonLd)).toEqual(JSON_LD[kindOf(name)])
}

inBothLanguages((locale) => {
  test('every page: language, title, description, URLs, structured data', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    for (const one of FOUND_PAGES) {
      await test.step(one.name, () => checkHead(page, locale, one, baseURL!))
    }
  })

  test('titles and descriptions are unique per page', async ({ page, request }) => {
    const seen: string[] = []
    for (const { path } of FOUND_PAGES) {
      await page.goto(localizedPath(await path(request, locale), locale))
      seen.push(await page.title())
      seen.push((await page.locator('meta[name=description]').getAttribute('content'))!)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('filtered lists, guarded and missing pages are not indexed', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(SAYS_404)
    const paths: string[] = ['/trainers/search?modality=online', ...GUARDED_PATHS]
    for (const { status, path } of PAGES)
      if (status === 404) paths.push(await path(request, locale))
    for (const path of paths) {
      await page.goto(localizedPath(path, locale))
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[hreflang]')).toHaveCount(0)
    }
  })
})
