import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { TIMERS, toolPath } from '#lib/tools/tools.ts'
import { get, open } from './support/site.ts'

type Manifest = {
  lang: string
  start_url: string
  icons: { src: string; type: string; purpose?: string }[]
  shortcuts: { url: string }[]
}

describe.each(LOCALES)('%s', (locale) => {
  const path = localizedPath('/manifest.webmanifest', locale)
  const read = async () => (await (await get(path)).json()) as Manifest

  test('the installed site starts with the tools, in its language', async () => {
    const { page } = await open(localizedPath(PATHS.home, locale))
    expect(page.one('link[rel="manifest"]').attribute('href')).toBe(path)
    const manifest = await read()
    expect(manifest.lang).toBe(locale)
    expect(manifest.start_url).toBe(localizedPath(PATHS.tools, locale))
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      TIMERS.map((slug) => localizedPath(toolPath(slug), locale)),
    )
  })

  test('all icons and URLs of the manifest exist', async () => {
    const { icons, start_url, shortcuts } = await read()
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, type } of icons) {
      const icon = await get(src)
      expect(icon.status, src).toBe(200)
      expect(icon.headers.get('content-type')?.split(';')[0], src).toBe(type)
    }
    for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)])
      expect((await get(url)).status, url).toBe(200)
  })
})

test('browsers revalidate the service worker on each request', async () => {
  const { status, headers } = await get('/sw.js')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toMatch(/javascript/)
  // The policy of its response applies to its own fetches.
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
})

test('the offline page is not indexed', async () => {
  const { page } = await open(PATHS.offline)
  expect(page.one('meta[name="robots"]').attribute('content')).toBe('noindex')
  expect(await (await get('/sitemap-0.xml')).text()).not.toContain(PATHS.offline)
})
