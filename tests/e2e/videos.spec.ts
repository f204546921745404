import { PATHS } from '#lib/site/routes.ts'
import { cookieChoice } from './support/cookie-choice.ts'
import { apiVideos, aVideoPath } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { libraryOn } from './support/videos.ts'

inLanguage('es', (locale) => {
  test('the library is filtered by its address, and back and forward restore it', async ({
    page,
    request,
  }) => {
    const library = libraryOn(page, locale)
    const { t } = library
    await library.open()
    await library.shows(await apiVideos(request, `locale=${locale}`))

    await library.choice(t('videos.section.core')).click()
    await library.shows(await apiVideos(request, `section=core&locale=${locale}`))
    await library.choice(t('videos.professional.physiotherapist')).click()
    const both = 'section=core&professional=physiotherapist'
    await library.shows(await apiVideos(request, `${both}&locale=${locale}`))
    expect(new URL(page.url()).search).toBe(`?${both}`)
    await expect(library.chosen).toHaveText([
      t('videos.section.core'),
      t('videos.professional.physiotherapist'),
    ])

    await library.search.fill('zzzz')
    await library.search.press('Enter')
    expect(new URL(page.url()).search).toBe(`?${both}&q=zzzz`)
    await expect(page.getByRole('heading', { name: t('videos.empty.title') })).toBeVisible()
    await expect(library.search).toHaveValue('zzzz')
    await page.goBack()
    await library.shows(await apiVideos(request, `${both}&locale=${locale}`))
    await page.goBack()
    await expect(library.chosen.first()).toHaveText(t('videos.section.core'))
    await page.goForward()
    await page.goForward()
    await page.getByRole('link', { name: t('videos.filter.clear') }).click()
    await library.shows(await apiVideos(request, `locale=${locale}`))
    expect(new URL(page.url()).search).toBe('')
  })
})

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/

inLanguage('es', (locale) => {
  test('a video plays at a click or a key, in its place, and only one at a time', async ({
    page,
    context,
    baseURL,
  }) => {
    const library = libraryOn(page, locale)
    const foreign = await foreignRequests(context, baseURL!)
    await library.open()
    await networkQuiet(page)
    expect(foreign).toEqual([])

    const [first, second] = [library.cards.nth(0), library.cards.nth(1)]
    const tile = first.getByRole('link', { name: library.t('videos.play', { name: '' }) })
    const before = await tile.boundingBox()
    const below = await first.getByRole('heading').boundingBox()
    await tile.click()
    const frame = first.locator('iframe')
    await expect(frame).toBeFocused()
    expect(await frame.boundingBox()).toEqual(before)
    expect(await first.getByRole('heading').boundingBox()).toEqual(below)
    const name = await first.getByRole('heading').innerText()
    await expect(frame).toHaveAttribute('title', library.t('videos.play', { name }))
    await expect(frame).toHaveAttribute('src', /&autoplay=1$/)
    // YouTube refuses to play for a site that it does not know.
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
    await expect.poll(() => foreign).toEqual([expect.stringMatching(PLAYER)])

    await second.getByRole('link').first().press('Enter')
    await expect(second.locator('iframe')).toBeFocused()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(tile).toBeVisible()
    await expect.poll(() => foreign).toHaveLength(2)
  })

  test.describe('with consent to content of other sites', () => {
    test.use({ cookieChoice: cookieChoice({ personalization: true }) })

    test('the player of a page loads by itself, silent; those of a list wait for a click', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const { t } = consentOn(page, locale)
      const foreign = await foreignRequests(context, baseURL!)
      await page.goto(await aVideoPath(request))
      await expect(page.locator('iframe')).toBeVisible()
      await expect(page.locator('iframe')).not.toHaveAttribute('src', /autoplay/)
      await expect(page.getByRole('button', { name: t('videos.page.always') })).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await networkQuiet(page)
      expect(foreign).toEqual([expect.stringMatching(PLAYER)])

      await page.goto(PATHS.videos)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await networkQuiet(page)
      expect(foreign).toHaveLength(1)
    })
  })
})
