import { phraseOf } from '#lib/format/list.ts'
import { formatPoints, formatRating } from '#lib/format/number.ts'
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
    test(`${type}s: a card shows name, place, modality, a quotation, rating and score, and is one link`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, type, locale)
      const professional = (await everybody(request, type)).find(
        ({ place, quote }) => place && quote,
      )!
      const { place, quote, rating, totalReviews, id } = professional
      await list.open(`q=${encodeURIComponent(professional.name!)}`)
      const card = list.card(professional)
      const score = scoreText(rankingParts(professional), list.t)
      await expect(card).toContainText(
        `${place!.city} · ${list.t(`professionals.modality.${professional.modality}`)}`,
      )
      const said = card.getByRole('blockquote')
      await expect(said).toHaveText(list.t('list.quoted', { text: quote! }))
      // The demo people are praised in Spanish.
      await expect(said.and(page.locator('[lang=es]'))).toHaveCount(locale === 'es' ? 0 : 1)
      await expect(card).toContainText(`${formatRating(rating, locale)} (${totalReviews})`)
      await expect(card.getByRole('img', { name: score, exact: true })).toHaveText(
        String(Math.round(professional.rankingScore)),
      )
      const name = professionalName(professional, list.t)
      const href = localizedPath(profilePath(type, id), locale)
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      // Wherever it is pressed.
      await card.scrollIntoViewIfNeeded()
      const pressed = await card.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        return [
          [width / 3, height / 3],
          [width / 2, height - 4],
        ].map(([x = 0, y = 0]) =>
          document.elementFromPoint(left + x, top + y)?.getAttribute('href'),
        )
      })
      expect(pressed).toEqual([href, href])
    })

    test(`${type}s: a card names the first three specialities`, async ({ page, request }) => {
      const list = listOn(page, type, locale)
      const professional = (await everybody(request, type)).find(
        ({ specialization }) => specialization.length > 3,
      )!
      await list.open(`q=${encodeURIComponent(professional.name!)}`)
      const names = professional.specialization
        .filter((slug) => slug !== 'others')
        .map((slug) => list.t(`professionals.specialty.${slug as Specialty}`))
      await expect(
        list.card(professional).getByText(phraseOf(names.slice(0, 3), locale), { exact: true }),
      ).toBeVisible()
    })
  }

  test('without a review to quote a card begins with the own words', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    const professional = (await everybody(request, 'trainer')).find(
      ({ opening }) => opening !== null,
    )!
    await list.open(`q=${encodeURIComponent(professional.name!)}`)
    const card = list.card(professional)
    await expect(card).toContainText(professional.opening!)
    await expect(card.getByRole('blockquote')).toHaveCount(0)
  })

  test('a professional without reviews shows no zero rating', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    const professional = (await everybody(request, 'trainer')).find((one) => !one.totalReviews)!
    await list.open(`q=${encodeURIComponent(professional.name!)}`)
    const none = locale === 'es' ? 'Sin reseñas' : 'No reviews yet'
    await expect(list.card(professional).getByText(none).first()).toBeVisible()
    await expect(list.card(professional)).not.toContainText(/0[.,]0 \(0\)/)
  })

  test('the Top 10 shows position, name and score', async ({ page, request }) => {
    const list = listOn(page, 'nutritionist', locale)
    const { top10 = [] } = await apiList(request, 'nutritionist')
    expect(top10).toHaveLength(10)
    expect(top10.map(({ rankingScore }) => rankingScore)).toEqual(
      top10.map(({ rankingScore }) => rankingScore).toSorted((a, b) => b - a),
    )
    await list.open()
    for (const [i, professional] of top10.entries()) {
      const place = list.top.nth(i)
      for (const text of [
        list.t('list.position', { position: i + 1 }),
        professionalName(professional, list.t),
        String(Math.round(professional.rankingScore)),
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
    const { items } = await apiList(request, 'physiotherapist', 'modality=online')
    await list.open('modality=online')
    for (const professional of items) {
      const card = list.card(professional)
      const points = card.getByRole('definition').filter({ hasText: /(de|of) [24]0$/ })
      await expect(points).toHaveCount(0)
      await card.locator('summary').click()
      await expect(points).toHaveText([/ 40$/, / 40$/, / 20$/])
      const given = (await points.allTextContents()).map((text) =>
        Number.parseFloat(text.replace(',', '.')),
      )
      const sum = given.reduce((all, part) => all + part, 0)
      expect(Math.abs(sum - professional.rankingScore)).toBeLessThan(0.16)
      await expect(card).toContainText(`= ${formatPoints(professional.rankingScore, locale)}`)
    }
  })
})
