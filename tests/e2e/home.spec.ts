import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { everybody } from './support/api.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { formatCount } from '#lib/format/number.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('the two cards lead to the tools and the health centre', async ({ page }) => {
    await page.goto(localizedPath(PATHS.home, locale))
    const card = (title: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card(t('home.cards.tools.title')).getByRole('link')).toHaveAttribute(
      'href',
      localizedPath(PATHS.tools, locale),
    )
    const health = card(t('home.cards.health.title'))
    await expect(health.getByRole('link')).toHaveAttribute(
      'href',
      localizedPath(PATHS.health, locale),
    )
    await expect(health.getByRole('listitem')).toHaveText([
      t('home.cards.health.records'),
      t('home.cards.health.charts'),
      t('home.cards.health.csv'),
      t('home.cards.health.private'),
    ])
  })

  test('its figures match the database, and the parts of the score say their points', async ({
    page,
    request,
  }) => {
    const lists = await Promise.all(PROFESSIONAL_TYPES.map((type) => everybody(request, type)))
    await page.goto(localizedPath(PATHS.home, locale))
    const figure = page.getByRole('definition').first()
    await expect(figure).toHaveText(formatCount(lists.flat().length, locale))
    const ranking = page.getByRole('region', { name: t('home.ranking.heading') })
    for (const [i, points] of [40, 40, 20].entries()) {
      await expect(ranking.getByRole('listitem').nth(i)).toContainText(
        `${points} ${t('home.ranking.points')}`,
      )
    }
  })
})
