import { enterAs } from './support/person.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('an invalid field is scrolled above the save bar', async ({ page, context, baseURL }) => {
    await enterAs(context, baseURL!, 'trainer')
    await page.goto(localizedPath(PATHS.profileData, locale))
    const phone = page.getByLabel(t('account.basics.phone'))
    await phone.fill('12')
    await page.evaluate(() => scrollTo(0, 0))
    const save = page.getByRole('button', { name: t('account.save.save') })
    await save.tap()
    await expect(phone).toBeFocused()
    const problem = page.getByText(t('fields.problem.invalid_phone'))
    await expect(problem).toBeInViewport()
    const said = (await problem.boundingBox())!
    const bar = (await page.locator('.save-bar').boundingBox())!
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y)
  })

  test('a notice does not lie over the save bar', async ({ page, context, baseURL }) => {
    await enterAs(context, baseURL!)
    await page.goto(localizedPath(PATHS.profilePrivacy, locale))
    await page.getByLabel(t('account.basics.newsletter')).tap()
    await page.locator('#mails').getByRole('checkbox').first().tap()
    const notice = page.getByText(t('notifications.mails.saved'))
    await expect(notice).toBeVisible()
    const notices = page.locator('[data-part="root"][data-scope="toast"]')
    // It moves up while it appears.
    await expect
      .poll(async () => {
        const shown = (await notices.boundingBox())!
        const bar = (await page.locator('.save-bar').boundingBox())!
        return shown.y + shown.height <= bar.y
      })
      .toBe(true)
  })
})
