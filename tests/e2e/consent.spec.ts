import { localizedPath } from '#lib/i18n/locales.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { PATHS } from '#lib/site/routes.ts'
import { consentOn } from './support/consent.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'

const RECORD = '**/api/consents'

test.describe('a first visit', () => {
  test.use({ cookieChoice: null })

  const answers = [
    ['accept', 'es', { analytics: true, personalization: true }],
    ['reject', 'en', { analytics: false, personalization: false }],
  ] as const
  for (const [press, locale, purposes] of answers) {
    inLanguage(locale, () => {
      test(`${press}: the choice is kept, recorded, and not asked for again`, async ({ page }) => {
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
      })
    })
  }

  inLanguage('es', (locale) => {
    test('dismissing the settings answers nothing; each purpose is chosen by itself there', async ({
      page,
    }) => {
      const consent = consentOn(page, locale)
      await page.goto(PATHS.faq)
      await consent.configure.click()
      await consent.analytics.check()
      await page.keyboard.press('Escape')
      await expect(consent.settings).toHaveCount(0)
      await expect(consent.banner).toBeVisible()
      await expect(consent.configure).toBeFocused()
      expect(await consent.stored()).toBeNull()

      await consent.configure.click()
      await expect(consent.analytics, 'nothing is ticked before').not.toBeChecked()
      await expect(consent.personalization, 'nothing is ticked before').not.toBeChecked()
      await consent.personalization.check()
      await consent.save.click()
      await expect(consent.banner).toHaveCount(0)
      expect(await consent.stored()).toMatchObject({ analytics: false, personalization: true })
    })

    test('closing stores nothing, and the next page asks again', async ({ page }) => {
      const consent = consentOn(page, locale)
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.goto(PATHS.faq)
      await consent.close.click()
      await expect(consent.banner).toHaveCount(0)
      expect(await consent.stored()).toBeNull()
      await page.reload()
      await expect(consent.banner).toBeVisible()
      expect(sent).toEqual([])
    })

    test('a choice in another tab answers here too', async ({ page, context }) => {
      const other = await context.newPage()
      const [here, there] = [consentOn(page, locale), consentOn(other, locale)]
      for (const tab of [page, other]) await tab.goto(PATHS.faq)
      await expect(here.banner).toBeVisible()
      await there.reject.click()
      await expect(here.banner).toHaveCount(0)
    })

    test('a record that failed is sent again by the next page, once', async ({
      page,
      problems,
    }) => {
      problems.allow(/ERR_FAILED/)
      const consent = consentOn(page, locale)
      await page.route(RECORD, (route) => route.abort())
      await page.goto(PATHS.faq)
      const failed = page.waitForEvent('requestfailed')
      await consent.reject.click()
      await failed
      await expect(consent.banner).toHaveCount(0)
      expect(await consent.stored()).toMatchObject({ personalization: false, recorded: false })

      await page.unroute(RECORD)
      const answered = page.waitForResponse(RECORD)
      await page.goto(PATHS.home)
      expect((await answered).status()).toBe(200)
      await expect.poll(consent.stored).toMatchObject({ recorded: true })
      const again: string[] = []
      page.on('request', (request) => again.push(new URL(request.url()).pathname))
      await page.reload()
      await networkQuiet(page)
      await expect(consent.banner).toHaveCount(0)
      expect(again).not.toContain('/api/consents')
    })

    test('without storage the choice lasts as long as the page', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      })
      const consent = consentOn(page, locale)
      await page.goto(PATHS.faq)
      await consent.accept.click()
      await expect(consent.banner).toHaveCount(0)
      await page.reload()
      await expect(consent.banner).toBeVisible()
    })

    test('the keyboard reaches the banner after the skip link, and goes on to the page', async ({
      page,
    }) => {
      const consent = consentOn(page, locale)
      await page.goto(PATHS.faq)
      await expect(consent.banner).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(consent.banner.getByRole('link')).toBeFocused()
      for (const button of [consent.accept, consent.reject]) {
        await page.keyboard.press('Tab')
        await expect(button).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(consent.banner).toHaveCount(0)
      await expect(page.locator('#content')).toBeFocused()
    })
  })
})

inLanguage('es', (locale) => {
  test('the choice can be changed from the footer, and on the page about cookies', async ({
    page,
  }) => {
    const consent = consentOn(page, locale)
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
})
