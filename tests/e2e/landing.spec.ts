import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { cityPath, specialtyPath } from '#lib/landing/paths.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { apiList, somebody } from './support/api.ts'
import { SAYS_404 } from './support/pages.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const ARTICLE = { es: 'dolor-de-rodilla-al-bajar', en: 'knee-pain-going-downhill' }

inBothLanguages((locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('from an article it is one tap to the physiotherapists of a city', async ({
      page,
      request,
    }) => {
      await page.goto(at(articlePath(ARTICLE[locale])))
      const near = page.getByRole('heading', { name: t('landing.near.physiotherapist') })
      await expect(near).toBeVisible()
      await page.getByRole('link', { name: /^Valencia/ }).click()
      expect(new URL(page.url()).pathname).toBe(at(cityPath('physiotherapist', 'es-valencia')))

      const { items, total } = await apiList(
        request,
        'physiotherapist',
        'city=es-valencia&modality=in-person',
      )
      expect(total).toBeGreaterThan(1)
      const heading = t('landing.city', {
        professionals: t('list.physiotherapist.title'),
        place: 'Valencia',
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const people = page.getByRole('region', {
        name: t('list.physiotherapist.count', { count: total }),
      })
      await expect(people.getByRole('heading', { level: 3 })).toContainText(
        items.map((item) => professionalName(item, t)),
      )
      await expect(people.getByRole('link', { name: t('landing.page.filter') })).toHaveAttribute(
        'href',
        at(`${LIST_PATHS.physiotherapist}?modality=in-person&country=ES&city=es-valencia`),
      )
    })

    test('a list leads to cities and specialities, a profile back to its city', async ({
      page,
      request,
    }) => {
      await page.goto(at(LIST_PATHS.trainer))
      await page
        .getByRole('link', { name: new RegExp(`^${t('professionals.specialty.mobility')}`) })
        .click()
      expect(new URL(page.url()).pathname).toBe(at(specialtyPath('trainer', 'mobility')))
      await expect(page.locator('main article').first()).toBeVisible()

      const { id } = await somebody(
        request,
        'trainer',
        ({ place, modality }) => place?.city === 'Madrid' && modality !== 'online',
      )
      await page.goto(at(profilePath('trainer', id)))
      await page
        .getByRole('navigation', { name: t('common.breadcrumbs') })
        .getByRole('link', { name: 'Madrid' })
        .click()
      expect(new URL(page.url()).pathname).toBe(at(cityPath('trainer', 'es-madrid')))
    })
  })

  test('a city without anybody is not found, and names its neighbours', async ({
    page,
    problems,
  }) => {
    problems.allow(SAYS_404)
    await page.goto(at(cityPath('physiotherapist', 'es-sueca')))
    const heading = t('landing.empty.heading.physiotherapist', { place: 'Sueca' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: /^Valencia/ })).toBeVisible()
  })

  test('a page of one person is shown and not indexed, one of two is', async ({ page }) => {
    const robots = page.locator('meta[name=robots]')
    await page.goto(at(cityPath('physiotherapist', 'es-teruel')))
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(robots).toHaveAttribute('content', 'noindex')
    await page.goto(at(cityPath('physiotherapist', 'es-valencia')))
    await expect(robots).toHaveCount(0)
  })

  test('hearts work on its cards', async ({ page }) => {
    await page.goto(at(cityPath('trainer', 'es-madrid')))
    const heart = page.locator('[data-save]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})
