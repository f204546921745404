import type { Page } from '@playwright/test'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { somebodyWith } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { CHOSEN } from './support/cookie-choice.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { GUARDED_PATHS, PAGES, SAYS_404, walksOf } from './support/pages.ts'
import { expect, inLanguage, test } from './support/test.ts'

/** Down to the end, where everything that loads when it is near has loaded. */
async function readThrough(page: Page) {
  await networkQuiet(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await networkQuiet(page)
}

inLanguage('es', (locale) => {
  for (const [when, cookieChoice] of [
    ['before any choice', null],
    ['after a refusal', CHOSEN],
  ] as const) {
    test.describe(when, () => {
      test.use({ cookieChoice })

      for (const [walk, pages] of walksOf(PAGES)) {
        test(`${walk}: no request leaves our site`, async ({
          page,
          context,
          request,
          baseURL,
          problems,
        }) => {
          test.setTimeout(120_000)
          if (walk === 'missing pages') problems.allow(SAYS_404)
          const foreign = await foreignRequests(context, baseURL!)
          for (const { name, path } of pages) {
            await page.goto(await path(request, 'es'))
            await readThrough(page)
            expect.soft(foreign.splice(0), name).toEqual([])
          }
        })
      }

      test('pages for their owner: no request leaves our site', async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(120_000)
        const foreign = await foreignRequests(context, baseURL!)
        for (const path of [...GUARDED_PATHS, PATHS.shortlist]) {
          await page.goto(path)
          await readThrough(page)
          expect.soft(foreign.splice(0), path).toEqual([])
        }
      })

      test('a profile with posts: no request leaves our site', async ({
        page,
        context,
        request,
        baseURL,
      }) => {
        const { id } = await somebodyWith(
          request,
          'trainer',
          (one) => one.instagramPosts.length > 0,
        )
        const foreign = await foreignRequests(context, baseURL!)
        await page.goto(profilePath('trainer', id))
        await readThrough(page)
        expect(foreign).toEqual([])
      })
    })
  }

  test.describe('a first visit', () => {
    test.use({ cookieChoice: null })

    for (const answer of ['accept', 'reject', 'close'] as const) {
      test(`${answer}: posts load only with consent`, async ({
        page,
        context,
        request,
        baseURL,
      }) => {
        const consent = consentOn(page, locale)
        const { id, instagramPosts } = await somebodyWith(
          request,
          'trainer',
          (one) => one.instagramPosts.length > 0,
        )
        const foreign = await foreignRequests(context, baseURL!)
        await page.goto(profilePath('trainer', id))
        await consent[answer].click()
        await expect(consent.banner).toHaveCount(0)
        const posts = page.getByRole('region', { name: consent.t('profile.posts.title') })
        const first = posts.getByRole('listitem').first()
        await first.scrollIntoViewIfNeeded()
        if (answer === 'accept') await expect(first.locator('iframe')).toBeVisible()
        await readThrough(page)
        expect(instagramPosts.length).toBeGreaterThan(0)
        expect(foreign.length > 0).toBe(answer === 'accept')
        for (const url of foreign) expect(new URL(url).host).toBe('www.instagram.com')
      })
    }
  })
})
