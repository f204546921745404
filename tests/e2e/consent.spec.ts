import { localizedPath } from '#lib/i18n/locales.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { PATHS } from '#lib/site/routes.ts'
import { consentOn } from './support/consent.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

const RECORD = '**/api/consents'

test.describe('a first visit', () => {
  test.use({ cookieChoice: null })

  const answers = [
    ['accept', 'es', { analytics: true, personalization: true }],
    ['reject', 'en', { analytics: false, personalization: false }],
  ] as const
  test('the choice is kept, recorded, and not asked for again', async ({ newVisitor, baseURL }) => {
    for (const [press, locale, purposes] of answers) {
      const page = await (await newVisitor({ baseURL: baseURL! })).newPage()
      const consent = consentOn(page, locale)
      await page.goto(localizedPath(PATHS.faq, locale))
      const recorded = page.waitForRequest(RECORD)
      await consent[press].click()
      await expect(consent.banner).toHaveCount(0)
      const body = (await recorded).postDataJSON() as Record<string, unknown>
      expect(body).toMatchObject({ ...purposes, revision: COOKIE_REVISION, locale })
      await expect.poll(consent.stored).toMatchObject({
        ...purposes,
        necessary: true,
        browserId: body['browserId'],
        recorded: true,
      })
      await page.goto(localizedPath(PATHS.home, locale))
      await networkQuiet(page)
      await expect(consent.banner).toHaveCount(0)
    }
  })

  test('closing stores nothing, and the next page asks again; a choice in another tab answers here too', async ({
    page,
    context,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const other = await context.newPage()
    const [here, there] = [consentOn(page, 'es'), consentOn(other, 'es')]
    await page.goto(PATHS.faq)
    await here.close.click()
    await expect(here.banner).toHaveCount(0)
    expect(await here.stored()).toBeNull()
    await page.reload()
    await expect(here.banner).toBeVisible()
    expect(sent).toEqual([])

    await other.goto(PATHS.faq)
    await there.reject.click()
    await expect(here.banner).toHaveCount(0)
  })

  test('the keyboard reaches the skip link, the banner after it, and goes on to the page', async ({
    page,
  }) => {
    const consent = consentOn(page, 'es')
    await page.goto(PATHS.faq)
    await expect(consent.banner).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: consent.t('common.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(consent.banner.getByRole('link')).toBeFocused()
    for (const button of [consent.accept, consent.reject]) {
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(consent.banner).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    await page.reload()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the choice can be changed from the footer, and on the page about cookies', async ({
  page,
}) => {
  const consent = consentOn(page, 'es')
  await page.goto(PATHS.faq)
  await networkQuiet(page)
  await expect(consent.banner).toHaveCount(0)
  await consent.reopen.click()
  await consent.analytics.check()
  await consent.save.click()
  await expect(consent.reopen).toBeFocused()
  await expect.poll(consent.stored).toMatchObject({ analytics: true, recorded: true })
  await page.goto(PATHS.cookies)
  await page.getByRole('button', { name: consent.t('cookies.change') }).click()
  await expect(consent.analytics).toBeChecked()
  await consent.analytics.uncheck()
  await consent.personalization.check()
  await consent.save.click()
  await expect
    .poll(consent.stored)
    .toMatchObject({ analytics: false, personalization: true, recorded: true })
})
