import { countryName } from '#lib/format/country.ts'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import { apiList, everybody } from './support/api.ts'
import { listOn } from './support/list.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

inBothLanguages((locale) => {
  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}s: a card shows name, place, modality, rating and score`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, type, locale)
      const professional = (await apiList(request, type)).items.find(({ place }) => place)!
      const { place, bio, rating, totalReviews, id } = professional
      await list.open()
      const card = list.card(professional)
      const score = scoreText(rankingParts(professional), list.t)
      await expect(card).toContainText(`${place!.city}, ${countryName(place!.country, locale)}`)
      await expect(card).toContainText(bio!)
      await expect(card).toContainText(`${formatRating(rating, locale)} (${totalReviews})`)
      await expect(card).toContainText(list.t(`professionals.modality.${professional.modality}`))
      await expect(card.getByRole('img', { name: score, exact: true })).toHaveText(
        String(Math.round(professional.rankingScore)),
      )
      const name = professionalName(professional, list.t)
      await expect(
        card.getByRole('link', { name: list.t('list.viewProfileOf', { name }) }),
      ).toHaveAttribute('href', localizedPath(profilePath(type, id), locale))
    })

    test(`${type}s: a card names three specialities and counts the others`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, type, locale)
      const professional = (await everybody(request, type)).find(
        ({ specialization }) => specialization.length > 3,
      )!
      await list.open(`q=${encodeURIComponent(professional.name!)}`)
      const { specialization } = professional
      const names = specialization.map((slug) =>
        list.t(`professionals.specialty.${slug as Specialty}`),
      )
      const badges = list.card(professional).getByRole('listitem')
      await expect(badges).toHaveText([
        list.t(`professionals.modality.${professional.modality}`),
        ...names.slice(0, 3),
        new RegExp(`^\\+${names.length - 3}`),
      ])
    })
  }

  test('a professional without reviews shows no zero rating', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    const professional = (await everybody(request, 'trainer')).find((one) => !one.totalReviews)!
    await list.open(`q=${encodeURIComponent(professional.name!)}`)
    const none = locale === 'es' ? 'Sin reseñas' : 'No reviews yet'
    await expect(list.card(professional).getByText(none).first()).toBeVisible()
    await expect(list.card(professional)).not.toContainText(/0[.,]0 \(0\)/)
  })

  test('a Top 10 entry shows position, name, rating, score and years', async ({
    page,
    request,
  }) => {
    const list = listOn(page, 'nutritionist', locale)
    const { top10 = [] } = await apiList(request, 'nutritionist')
    expect(top10).toHaveLength(10)
    expect(top10.map(({ rankingScore }) => rankingScore)).toEqual(
      top10.map(({ rankingScore }) => rankingScore).toSorted((a, b) => b - a),
    )
    await list.open()
    for (const [i, professional] of top10.entries()) {
      const place = list.top.nth(i)
      const { rating, totalReviews, experienceYears } = professional
      for (const text of [
        list.t('list.position', { position: i + 1 }),
        professionalName(professional, list.t),
        totalReviews
          ? `${formatRating(rating, locale)} (${totalReviews})`
          : list.t('professionals.rating.none'),
        String(Math.round(professional.rankingScore)),
        list.t('professionals.years', { count: experienceYears }),
      ]) {
        await expect(place).toContainText(text)
      }
      const score = scoreText(rankingParts(professional), list.t)
      await expect(place.getByRole('img', { name: score, exact: true })).toBeVisible()
    }
  })

  test('"why this position" shows three parts that add up to the score', async ({
    page,
    request,
  }) => {
    const list = listOn(page, 'physiotherapist', locale)
    const { items } = await apiList(request, 'physiotherapist')
    await list.open()
    for (const professional of items) {
      const card = list.card(professional)
      const points = card.getByRole('term').locator('span:last-child')
      await expect(points.first()).toBeHidden()
      await card.getByText(list.t('professionals.ranking.why')).click()
      await expect(points).toHaveText([/ 40$/, / 40$/, / 20$/])
      const given = (await points.allTextContents()).map((text) =>
        Number.parseFloat(text.replace(',', '.')),
      )
      const sum = given.reduce((all, part) => all + part, 0)
      expect(Math.abs(sum - professional.rankingScore)).toBeLessThan(0.16)
    }
  })
})
