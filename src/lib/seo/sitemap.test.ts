import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import {
  ARTICLES_IN_SITEMAP,
  articleSitemap,
  pageSitemap,
  PROFILES_PER_SITEMAP,
  profileSitemap,
  sitemapIndex,
} from './sitemap.ts'

const profile = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'physiotherapist',
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const

test('an index lists its files', () => {
  expect(sitemapIndex(['https://example.com/a.xml', 'https://example.com/b.xml'])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://example.com/a.xml</loc></sitemap>
<sitemap><loc>https://example.com/b.xml</loc></sitemap>
</sitemapindex>
`,
  )
})

test('without entries there is none: an empty one would be invalid', () => {
  expect(sitemapIndex([])).toBeNull()
  for (const sitemap of [profileSitemap, pageSitemap, articleSitemap])
    expect(sitemap([], 'https://example.com')).toBeNull()
})

test('a profile is listed once per locale, each with all alternates', () => {
  const xml = profileSitemap([profile], 'https://example.com')
  const path = `physiotherapist/${profile.id}`
  const alternates =
    `<xhtml:link rel="alternate" hreflang="es" href="https://example.com/${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/${path}"/>`
  for (const url of [`https://example.com/${path}`, `https://example.com/en/${path}`]) {
    expect(xml).toContain(
      `<url><loc>${url}</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>${alternates}</url>`,
    )
  }
  expect(xml?.match(/<url>/g)).toHaveLength(2)
})

test('a full file stays within the limits of sitemaps and functions', () => {
  const many = Array.from({ length: PROFILES_PER_SITEMAP }, () => profile)
  // Longer than any real origin.
  const xml = profileSitemap(many, `https://${'a'.repeat(60)}.example.com`)
  expect(many.length * LOCALES.length).toBeLessThanOrEqual(50_000)
  expect(Buffer.byteLength(xml!)).toBeLessThan(4_000_000)
})

test('a page whose last change is unknown claims none', () => {
  const xml = pageSitemap([{ path: '/trainers/in/jaca' }], 'https://example.com')
  expect(xml).toContain('<url><loc>https://example.com/trainers/in/jaca</loc><xhtml:link')
  expect(xml).not.toContain('lastmod')
})

const article = {
  locale: 'en',
  slug: 'knee-pain',
  translation: 'rodilla',
  updatedAt: profile.updatedAt,
} as const

test('an article is listed in its own language, with the address of its translation', () => {
  expect(articleSitemap([article], 'https://example.com')).toContain(
    '<url><loc>https://example.com/en/article/knee-pain</loc>' +
      '<lastmod>2026-11-20T10:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://example.com/article/rodilla"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/article/knee-pain"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/article/rodilla"/>' +
      '</url>',
  )
})

test('an article without a translation claims none', () => {
  const xml = articleSitemap([{ ...article, translation: null }], 'https://example.com')
  expect([...xml!.matchAll(/hreflang="(\w+)"/g)].map(([, locale]) => locale)).toEqual(['en'])
})

test('all articles with the longest addresses stay within the limits of sitemaps and functions', () => {
  const slug = 'a'.repeat(100)
  const many = Array.from({ length: ARTICLES_IN_SITEMAP }, () => ({
    ...article,
    slug,
    translation: slug,
  }))
  expect(many.length).toBeLessThanOrEqual(50_000)
  expect(
    Buffer.byteLength(articleSitemap(many, `https://${'a'.repeat(60)}.example.com`)!),
  ).toBeLessThan(5_000_000)
})
