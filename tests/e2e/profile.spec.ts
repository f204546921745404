import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
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
})
