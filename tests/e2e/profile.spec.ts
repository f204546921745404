import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { signInDemo } from './support/demo-session.ts'
import { enterAs } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the address can be copied, and the breadcrumbs link back to the list', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await somebody(request, 'nutritionist')
    await page.goto(localizedPath(profilePath('nutritionist', id), locale))
    await page.getByRole('button', { name: t('profile.share.do'), exact: true }).click()
    await expect(page.getByRole('status').getByText(t('profile.share.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    const trail = page.getByRole('navigation', { name: t('common.breadcrumbs') })
    await trail.getByRole('link', { name: t('professionals.professions.nutritionist') }).click()
    await expect(page).toHaveURL(localizedPath(LIST_PATHS.nutritionist, locale))
  })

  test('an athlete shares their data from the profile, and no one else is asked to', async ({
    page,
    context,
    request,
    newVisitor,
    baseURL,
  }) => {
    const { id } = await somebody(request, 'nutritionist')
    const path = localizedPath(profilePath('nutritionist', id), locale)
    const link = (on: Page) => on.getByRole('link', { name: t('profile.shareData') })
    await page.goto(path)
    await expect(link(page)).toBeHidden()
    await enterAs(context, baseURL!)
    await page.goto(path)
    await link(page).click()
    const linked = page.getByRole('region', { name: t('healthSharing.linked.title') })
    await expect(
      linked.getByRole('button', { name: t('healthSharing.found.request') }),
    ).toBeVisible()

    const trainers = await newVisitor()
    await signInDemo(trainers, baseURL!, 'trainer')
    const own = await trainers.newPage()
    await own.goto(path)
    // The role is known once the header says who is signed in.
    await expect(own.locator('[data-account-initials]').first()).not.toBeEmpty()
    await expect(link(own)).toBeHidden()
  })
})
