import { formatPoints } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { RANKING_VERSION, RANKING_WEIGHTS } from '#lib/professionals/ranking.ts'
import { PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from './support/api.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('reviews link to how they are checked, and to the formula of the ranking', async ({
    page,
    request,
  }) => {
    await page.goto(localizedPath(await aProfilePath(request, 'trainer'), locale))
    const card = page.getByRole('region', { name: t('profile.reviewsCard.title') })
    await card.getByRole('link', { name: t('profile.reviewsCard.how') }).click()
    await expect(page).toHaveURL(localizedPath(PATHS.reviews, locale))
    await expect(page.getByRole('main')).toContainText(/No garantizamos|We do not guarantee/)
    const formula = page.getByRole('table', { name: t('ranking.formula.caption') })
    const maxima = await formula
      .getByRole('row')
      .getByRole('cell', { name: /^\d+$/ })
      .allInnerTexts()
    expect(maxima.map(Number)).toEqual(Object.values(RANKING_WEIGHTS))
    await expect(page.locator('#formula ~ p').last()).toContainText(`${RANKING_VERSION.number}`)

    const example = page.getByRole('table', { name: t('ranking.example.caption') })
    const points = await example.locator('td:last-child').allInnerTexts()
    const [training, reviews, experience, total] = points.map((text) =>
      Number(text.replace(',', '.')),
    )
    expect(points.at(-1)).toBe(formatPoints(total!, locale))
    expect(training! + reviews! + experience!).toBeCloseTo(total!, 0)
    expect(total).toBeGreaterThan(0)
  })
})
