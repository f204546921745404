import type { Page } from '@playwright/test'
import { profilePath } from '#lib/site/routes.ts'
import { somebodyWith } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { cookieChoice } from './support/cookie-choice.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// That no page asks another site for anything by itself is seen on the walk (walk-*.spec.ts).
const EMBED = /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/embed\/$/

const t = textsOf('es')
const postsOn = (page: Page) => page.getByRole('region', { name: t('profile.posts.title') })

/** Down to the end, where everything that loads when it is near has loaded. */
async function readThrough(page: Page) {
  await networkQuiet(page)
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
  })
  await networkQuiet(page)
}

test('a post is loaded on request, and only that one; "always" loads all, here and on the next page, until it is withdrawn', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const profile = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 1)
  const foreign = await foreignRequests(context, baseURL!)
  await page.goto(profilePath('trainer', profile.id))
  const posts = postsOn(page)
  await expect(posts.getByRole('listitem')).toHaveCount(profile.instagramPosts.length)
  await posts.scrollIntoViewIfNeeded()
  await readThrough(page)
  expect(foreign).toEqual([])

  const name = t('profile.posts.post', { number: 1, total: profile.instagramPosts.length })
  await posts.getByRole('link', { name }).click()
  await expect(posts.locator('iframe')).toHaveAttribute('title', name)
  await expect(posts.locator('iframe')).toBeFocused()
  await expect(page.frameLocator('iframe').locator('html')).toBeAttached()
  await expect.poll(() => foreign).toEqual([expect.stringMatching(EMBED)])
  await page.reload()
  await networkQuiet(page)
  await expect(posts.locator('iframe')).toHaveCount(0)

  foreign.length = 0
  const consent = consentOn(page, 'es')
  const count = profile.instagramPosts.length
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

test('posts load by themselves only with consent to the current policy', async ({
  newVisitor,
  request,
  baseURL,
}) => {
  const { id } = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 0)
  const older = cookieChoice({ personalization: true, revision: 0 })
  for (const [stored, answer] of [
    [null, 'accept'],
    [null, 'reject'],
    [null, 'close'],
    [older, 'close'],
  ] as const) {
    const context = await newVisitor({ cookieChoice: stored, baseURL: baseURL! })
    const foreign = await foreignRequests(context, baseURL!)
    const page = await context.newPage()
    const consent = consentOn(page, 'es')
    await page.goto(profilePath('trainer', id))
    await expect(consent.banner).toBeVisible()
    const first = postsOn(page).getByRole('listitem').first()
    await first.scrollIntoViewIfNeeded()
    await readThrough(page)
    expect(foreign, 'before any answer').toEqual([])
    await consent[answer].click()
    await expect(consent.banner).toHaveCount(0)
    await first.scrollIntoViewIfNeeded()
    if (answer === 'accept') await expect(first.locator('iframe')).toBeVisible()
    await readThrough(page)
    expect(foreign.length > 0, answer).toBe(answer === 'accept')
    for (const url of foreign) expect(new URL(url).host).toBe('www.instagram.com')
  }
})
