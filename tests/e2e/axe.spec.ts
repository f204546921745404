import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { somebody } from './support/api.ts'
import { signInDemo } from './support/demo-session.ts'
import { openAccountMenu } from './support/forms.ts'
import { listOn } from './support/list.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// Every page as it is loaded is seen on the walk (walk-*.spec.ts); these are states of them.
// Their texts differ by language; their structure and colours do not.
inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the first step of sign-up with validation errors is accessible', async ({ page }) => {
    await page.goto(localizedPath('/auth?mode=register&type=trainer', locale))
    await page.getByRole('button', { name: t('auth.signUp.next') }).click()
    await expect(page.locator('#sign-up-email')).toBeFocused()
    await page.locator('#sign-up-password').fill('Corta1')
    // Otherwise the header may overlap a choice, whose visible part then counts as its target size.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  for (const role of ['athlete', 'trainer'] as const) {
    test(`the profile form of a ${role} with a validation error is accessible`, async ({
      page,
      context,
      baseURL,
    }) => {
      // Every part of it.
      test.setTimeout(120_000)
      await signInDemo(context, baseURL!, role)
      for (const path of [PATHS.profile, PATHS.profileSecurity, PATHS.profilePrivacy]) {
        await page.goto(localizedPath(path, locale))
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await networkQuiet(page)
        await expectAccessible(page)
      }
      await page.goto(localizedPath(PATHS.profileData, locale))
      await page.getByLabel(t('account.basics.phone')).fill('12')
      await page.getByRole('button', { name: t('account.save.save') }).click()
      await expect(page.getByText(t('fields.problem.invalid_phone'))).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the open account menu and the deletion dialog are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInDemo(context, baseURL!, 'admin')
    await page.goto(localizedPath(PATHS.faq, locale))
    const menu = await openAccountMenu(page, locale)
    await expect(menu.getByRole('link', { name: t('common.account.admin') })).toBeVisible()
    await expectAccessible(page)
    await page.goto(localizedPath(PATHS.profilePrivacy, locale))
    await page.getByRole('button', { name: t('account.danger.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('the finder with an answer is accessible', async ({ page }) => {
    await page.goto(localizedPath('/', locale))
    await page
      .getByText(t('professionals.profession.nutritionist'), { exact: true })
      .first()
      .click()
    await expect(page.locator('[aria-live=polite]')).toContainText(
      t('home.finder.say.professional.nutritionist'),
    )
    await expectAccessible(page)
  })

  test('a filtered list with open score details, notice and chips is accessible', async ({
    page,
  }) => {
    const list = listOn(page, 'trainer', locale)
    await list.open('modality=online&country=ES&colour=red')
    await expect(list.chips).toHaveCount(2)
    await list.results.getByRole('article').first().locator('summary').click()
    await expectAccessible(page)
  })

  test('an empty list is accessible', async ({ page }) => {
    const list = listOn(page, 'trainer', locale)
    await list.open('q=qqqqqq')
    await expect(list.clearAll).toBeVisible()
    await expectAccessible(page)
  })

  test('the contact dialog for visitors is accessible', async ({ page, request }) => {
    const { id } = await somebody(request, 'physiotherapist')
    await page.goto(localizedPath(profilePath('physiotherapist', id), locale))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profile.contact'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the open menu is accessible', async ({ page }) => {
      await page.goto(localizedPath('/', locale))
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common.nav.openMenu') })
        .click()
      await expect(page.locator('#menu')).toBeVisible()
      await expectAccessible(page)
    })
  })
})
