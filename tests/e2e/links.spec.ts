import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { GUARDED_PATHS, PAGES, SAYS_404 } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Link targets that do not exist yet. The last test fails when one of them does. */
const LATER = [
  '/about',
  '/admspace',
  '/articles',
  '/cookies',
  '/health',
  '/privacy',
  '/professional-clients',
  '/terms',
  '/video-library',
]

test.use({ javaScriptEnabled: false })

for (const locale of LOCALES) {
  test(`every internal link of the pages in ${locale} resolves`, async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    problems.allow(SAYS_404)
    const later = new Set(LATER.map((path) => localizedPath(path, locale)))
    const links = new Map<string, string>()
    const guarded = GUARDED_PATHS.map((path) => ({ path: () => path, status: 200 }))
    for (const { path, status } of [...PAGES, ...guarded]) {
      await page.goto(localizedPath(await path(request), locale))
      const found = await page
        // The other language of a missing page is missing too.
        .locator(status === 404 ? 'a[href]:not([data-language])' : 'a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      for (const link of found) {
        const { origin, hash } = new URL(link)
        if (origin !== new URL(baseURL!).origin) continue
        if (hash && link === page.url() + hash) {
          await expect(page.locator(`[id="${hash.slice(1)}"]`), link).toBeAttached()
        } else links.set(link, page.url())
      }
    }
    expect(links.size).toBeGreaterThan(40)

    const broken: string[] = []
    for (const [link, from] of links) {
      const { pathname, hash } = new URL(link)
      if (later.has(pathname)) continue
      const response = await request.get(link, { maxRedirects: 0 })
      const isThere = response.status() < 400
      const hasPlace = !hash || (await response.text()).includes(`id="${hash.slice(1)}"`)
      if (!isThere || !hasPlace) broken.push(`${link} (on ${from})`)
    }
    expect(broken).toEqual([])
  })
}

test('targets listed as missing do not exist', async ({ request }) => {
  for (const path of LATER) {
    for (const locale of LOCALES) {
      const response = await request.get(localizedPath(path, locale))
      expect(response.status(), `${path} exists now: take it off the list`).toBe(404)
    }
  }
})
