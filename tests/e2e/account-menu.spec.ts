import { SMALL_PORTRAIT } from '#lib/accounts/avatar.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { signInDemo } from './support/demo-session.ts'
import { openAccountMenu } from './support/forms.ts'
import { holdBack } from './support/hold-back.ts'
import { networkQuiet } from './support/network.ts'
import { enterAs } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SITE = ['trainers', 'nutritionists', 'physiotherapists', 'tools', 'articles'] as const
const WORK = [
  ['account.dashboard', PATHS.dashboard],
  ['account.clients', PATHS.clients],
  ['work.questionnaires', PATHS.questionnaires],
] as const
const OWN = [
  ['account.health', PATHS.health],
  ['account.profile', PATHS.profile],
  ['account.saved', PATHS.shortlist],
] as const
/** What the menu of a role leads to; what the header shows is not in it. */
const ENTRIES = [
  ['athlete', OWN, []],
  ['nutritionist', [...WORK, ...OWN], SITE],
  ['admin', [...OWN, ['account.admin', PATHS.admin]], SITE],
] as const

inLanguage('en', (locale) => {
  const t = textsOf(locale)

  test('the menu of each role has only the entries of the role, and is accessible', async ({
    newVisitor,
    baseURL,
  }) => {
    for (const [role, entries, site] of ENTRIES) {
      const visitor = await newVisitor()
      await enterAs(visitor, baseURL!, role)
      const page = await visitor.newPage()
      await page.goto(localizedPath(PATHS.faq, locale))
      const menu = await openAccountMenu(page, locale)
      const texts = [
        ...entries.map(([name]) => t(`common.${name}`)),
        ...site.map((name) => t(`common.nav.${name}`)),
      ]
      await expect(menu.getByRole('link'), role).toHaveText(texts)
      const places = page.getByRole('navigation', { name: t('common.nav.label'), exact: true })
      await expect(places, role).toBeVisible({ visible: site.length === 0 })
      for (const [name, path] of entries) {
        const entry = menu.getByRole('link', { name: t(`common.${name}`) })
        await expect(entry, role).toHaveAttribute('href', localizedPath(path, locale))
      }
      if (role === 'admin') await expectAccessible(page, 'the open menu')
    }
  })

  test('who signs in is named and shown in the header, and not asked to register', async ({
    page,
    context,
    baseURL,
  }) => {
    const footer = page.getByRole('contentinfo')
    const register = footer.getByRole('link', { name: t('common.footer.registerTrainer') })
    await page.goto(localizedPath(PATHS.faq, locale))
    await expect(register).toBeVisible()

    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/profile') asked++
    })
    await signInDemo(context, baseURL!, 'trainer')
    await page.reload()
    const account = page.getByRole('banner').getByRole('button', {
      name: `Lucía Reyes Arias ${t('common.account.menu')}`,
    })
    await expect(account).toBeVisible()
    await expect(register).toBeHidden()

    await page.goto(localizedPath(PATHS.about, locale))
    await expect(account).toBeVisible()
    await networkQuiet(page)
    expect(asked, 'once in a tab').toBe(1)
    const menu = await openAccountMenu(page, locale)
    await expect(menu.getByText('Lucía Reyes Arias')).toBeVisible()

    const picture = page.getByRole('banner').locator('[data-account-picture] img')
    await expect(picture).toHaveJSProperty('naturalWidth', SMALL_PORTRAIT.width)
    await picture.evaluate((img) => img.dispatchEvent(new Event('error')))
    await expect(picture, 'initials where it is missing').toHaveCount(0)
    await expect(page.getByRole('banner').locator('[data-account-initials]')).toHaveText('LR')
  })

  test('a failed sign-out is reported and keeps the session; one pressed before its script has loaded is performed afterwards', async ({
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
    const release = await holdBack(page, /account-menu/)
    await page.reload()
    await openAccountMenu(page, locale)
    await signOut.click()
    release()
    await expect(page).toHaveURL(localizedPath(PATHS.home, locale))
    expect((await context.request.get('/api/profile')).status()).toBe(401)
  })
})
