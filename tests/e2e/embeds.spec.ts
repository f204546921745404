import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import { somebodyWith } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { cookieChoice } from './support/cookie-choice.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'

const EMBED = /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/embed\/$/

inLanguage('es', (locale) => {
  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}: a post is loaded on request, and only that one`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const { t } = consentOn(page, locale)
      const profile = await somebodyWith(request, type, (one) => one.instagramPosts.length > 1)
      const foreign = await foreignRequests(context, baseURL!)
      await page.goto(profilePath(type, profile.id))
      const posts = page.getByRole('region', { name: t('profile.posts.title') })
      await expect(posts.getByRole('listitem')).toHaveCount(profile.instagramPosts.length)
      await posts.scrollIntoViewIfNeeded()
      await networkQuiet(page)
      expect(foreign).toEqual([])

      const name = t('profile.posts.post', {
        number: 1,
        total: profile.instagramPosts.length,
      })
      await posts.getByRole('link', { name }).click()
      await expect(posts.locator('iframe')).toHaveAttribute('title', name)
      await expect(posts.locator('iframe')).toBeFocused()
      await expect(page.frameLocator('iframe').locator('html')).toBeAttached()
      await expect.poll(() => foreign).toEqual([expect.stringMatching(EMBED)])
      await page.reload()
      await networkQuiet(page)
      await expect(posts.locator('iframe')).toHaveCount(0)
    })
  }

  test('"always" loads all posts, here and on the next page, until it is withdrawn', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const consent = consentOn(page, locale)
    const { t } = consent
    const profile = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 1)
    const count = profile.instagramPosts.length
    const foreign = await foreignRequests(context, baseURL!)
    await page.goto(profilePath('trainer', profile.id))
    const posts = page.getByRole('region', { name: t('profile.posts.title') })
    const always = posts.getByRole('button', { name: t('profile.posts.always') })
    await always.click()
    const scrollThrough = async () => {
      for (const at of Array(count).keys()) {
        await posts.getByRole('listitem').nth(at).scrollIntoViewIfNeeded()
        await expect(posts.getByRole('listitem').nth(at).locator('iframe')).toBeVisible()
      }
    }
    await scrollThrough()
    await expect(always).toBeHidden()
    await expect.poll(consent.stored).toMatchObject({ personalization: true, analytics: false })
    await expect.poll(() => new Set(foreign).size).toBe(count)

    await page.reload()
    await scrollThrough()
    await consent.reopen.click()
    await consent.personalization.uncheck()
    await consent.save.click()
    await expect(posts.locator('iframe')).toHaveCount(0)
    await expect(posts.getByRole('link')).toHaveCount(count)
    await expect(always).toBeVisible()
  })

  test.describe('with consent to an older policy', () => {
    const older = { personalization: true, revision: 0 }
    test.use({ cookieChoice: cookieChoice(older) })

    test('nothing is loaded by itself', async ({ page, context, request, baseURL }) => {
      const { t, banner } = consentOn(page, locale)
      const profile = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 0)
      const foreign = await foreignRequests(context, baseURL!)
      await page.goto(profilePath('trainer', profile.id))
      await page.getByRole('region', { name: t('profile.posts.title') }).scrollIntoViewIfNeeded()
      await expect(banner).toBeVisible()
      await networkQuiet(page)
      expect(foreign).toEqual([])
    })
  })

  test('without JavaScript a tile leads to Instagram', async ({ newVisitor, request, baseURL }) => {
    const profile = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 0)
    const page = await (await newVisitor({ baseURL: baseURL!, javaScriptEnabled: false })).newPage()
    const { t } = consentOn(page, locale)
    await page.goto(profilePath('trainer', profile.id))
    const posts = page.getByRole('region', { name: t('profile.posts.title') })
    await expect(posts.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/,
    )
    await expect(posts.getByRole('link').first()).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(posts.getByRole('button')).toHaveCount(0)
  })
})
