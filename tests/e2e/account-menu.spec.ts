import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { openAccountMenu } from './support/forms.ts'
import { holdBack } from './support/hold-back.ts'
import { enterAs } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const ENTRIES = [
  ['athlete', []],
  ['nutritionist', ['dashboard', 'clients']],
  ['admin', ['admin']],
] as const

inLanguage('en', (locale) => {
  const t = textsOf(locale)

  for (const [role, own] of ENTRIES) {
    test(`the menu of ${role} has only the entries of the role`, async ({
      page,
      context,
      baseURL,
    }) => {
      await enterAs(context, baseURL!, role)
      await page.goto(localizedPath(PATHS.faq, locale))
      const told = page.waitForResponse('**/api/profile')
      const menu = await openAccountMenu(page, locale)
      await told
      const names = ['profile', 'health', ...own] as const
      await expect(menu.getByRole('link')).toHaveText(
        names.map((name) => t(`common.account.${name}`)),
      )
      for (const name of names) {
        const entry = menu.getByRole('link', { name: t(`common.account.${name}`) })
        await expect(entry).toHaveAttribute('href', localizedPath(PATHS[name], locale))
      }
    })
  }

  test('a sign-out pressed before its script has loaded is performed afterwards', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const release = await holdBack(page, /account-menu/)
    await page.goto(localizedPath(PATHS.faq, locale))
    const menu = await openAccountMenu(page, locale)
    await menu.getByRole('button', { name: t('common.account.signOut') }).click()
    release()
    await expect(page).toHaveURL(localizedPath(PATHS.home, locale))
    expect((await context.request.get('/api/profile')).status()).toBe(401)
  })

  test('a failed sign-out is reported and keeps the session', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/503/)
    await enterAs(context, baseURL!)
    await page.goto(localizedPath(PATHS.faq, locale))
    const menu = await openAccountMenu(page, locale)
    const signOut = menu.getByRole('button', { name: t('common.account.signOut') })
    const down = { status: 503, json: { error: { code: 'UNAVAILABLE' } } }
    await page.route('**/auth/signout', (route) => route.fulfill(down))
    await signOut.click()
    const said = menu.getByRole('alert')
    await expect(said).toHaveText(t('common.account.signOutFailed'))
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
    expect((await context.request.get('/api/profile')).status()).toBe(200)

    await page.unroute('**/auth/signout')
    await signOut.click()
    await expect(page).toHaveURL(localizedPath(PATHS.home, locale))
    expect((await context.request.get('/api/profile')).status()).toBe(401)
  })
})
