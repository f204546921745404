import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phraseOf } from '#lib/format/list.ts'
import { formatRating } from '#lib/format/number.ts'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import { SPECIALTIES, type Specialty } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { listFor, mountList, textsIn } from './support/list.tsx'
import { card } from './support/people.ts'

const EACH = LOCALES.flatMap((locale) => PROFESSIONAL_TYPES.map((type) => ({ locale, type })))

/** A search that finds these people, as its page is rendered. */
async function mountCards(type: ProfessionalType, locale: Locale, items: ProfessionalCard[]) {
  // Each finds people of its own, since what was found before is shown again.
  const search = `q=${items.map(({ name }) => name?.replaceAll(' ', '+')).join('+')}`
  const found = { ...listFor(type, ''), items, total: items.length }
  const list = await mountList(type, { locale, search, list: found })
  await expect.element(list.names.first()).toBeVisible()
  return list
}

/** How often a card says that its words are in Spanish. */
const inSpanish = (
  { card: cardOf, t }: Awaited<ReturnType<typeof mountCards>>,
  person: ProfessionalCard,
) => cardOf(person).getByText(t('professionals.written.es'), { exact: true }).elements().length

test.each(EACH)(
  '$locale, $type: a card shows name, place, modality, a quotation, rating and score, and is one link',
  async ({ locale, type }) => {
    const person = card(50, {
      ...{
        type,
        name: `Íñigo Peña ${locale}`,
        modality: 'in-person',
        rating: 4.25,
        totalReviews: 8,
      },
      ...{ quote: 'Por fin entiendo lo que como.', quoteLocale: 'es' },
    })
    const list = await mountCards(type, locale, [person])
    const found = list.card(person)
    await expect
      .element(found)
      .toMatchTextContent(`Valencia · ${list.t('professionals.modality.in-person')}`)
    const said = found.getByRole('blockquote')
    await expect
      .element(said)
      .toHaveTextContent(list.t('professionals.quoted', { text: person.quote! }))
    // What is written in the other language says so.
    expect(said.element().getAttribute('lang')).toBe(locale === 'es' ? null : 'es')
    expect(inSpanish(list, person)).toBe(locale === 'en' ? 1 : 0)
    await expect.element(found).toMatchTextContent(`${formatRating(4.25, locale)} (8)`)
    const score = scoreText(rankingParts(person), list.t)
    await expect
      .element(found.getByRole('img', { name: score, exact: true }))
      .toHaveTextContent(String(Math.round(person.rankingScore)))
    const href = localizedPath(profilePath(type, person.id), locale)
    const link = found.getByRole('link', { name: person.name!, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    // Wherever it is pressed.
    found.element().scrollIntoView({ block: 'center' })
    const { left, top, width, height } = found.element().getBoundingClientRect()
    const pressed = [
      [width / 3, height / 3],
      [width / 2, height - 4],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(left + x, top + y)?.getAttribute('href'))
    expect(pressed).toEqual([href, href])
    await expectAccessible()
  },
)

test.each(EACH)(
  '$locale, $type: a card names the first three specialities and how many more there are',
  async (given) => {
    const { locale, type } = given
    const all = SPECIALTIES[type]
    const specialization = ['others', ...all.filter((slug) => slug !== 'others').slice(0, 5)]
    const person = card(51, { type, name: `Especial ${locale}`, specialization })
    const list = await mountCards(type, locale, [person])
    const more = specialization.length > 4 ? ` +${specialization.length - 4}` : ''
    const names = specialization
      .slice(1, 4)
      .map((slug) => list.t(`professionals.specialty.${slug as Specialty}`))
    await expect
      .element(list.card(person).getByText(`${phraseOf(names, locale)}${more}`, { exact: true }))
      .toBeVisible()
  },
)

test.each(LOCALES)(
  '%s: without a review to quote a card begins with the own words',
  async (locale) => {
    const opening = 'Entreno a quien no ha entrenado nunca.'
    const person = card(52, { name: `Sin cita ${locale}`, opening, openingLocale: 'es' })
    const list = await mountCards('trainer', locale, [person])
    await expect.element(list.card(person).getByText(opening)).toBeVisible()
    expect(inSpanish(list, person)).toBe(locale === 'en' ? 1 : 0)
    expect(list.card(person).getByRole('blockquote').elements()).toHaveLength(0)
  },
)

test.each(
  LOCALES.flatMap((locale) => [
    { locale, width: 1280, most: 400 },
    { locale, width: 390, most: 260 },
  ]),
)(
  '$locale, $width px: a quotation stands beside the own words, the specialities, the years and the way to the profile',
  async ({ locale, width, most }) => {
    await page.viewport(width, 844)
    const opening = 'Entreno a quien no ha entrenado nunca y a quien lo dejó hace muchos años.'
    const quote = 'Por fin entiendo lo que como.'
    const specialization = ['strength', 'mobility', 'endurance', 'nutrition']
    const written = { opening, openingLocale: 'es', quote, quoteLocale: 'es' } as const
    const person = card(54, { name: `Con cita ${locale}`, ...written, specialization })
    const list = await mountCards('trainer', locale, [person])
    const found = list.card(person)
    for (const text of [
      opening,
      list.t('professionals.quoted', { text: quote }),
      specialtiesText(person, list.t, locale),
      list.t('list.years', { count: person.experienceYears }),
      list.t('list.seeProfile'),
    ])
      await expect.element(found.getByText(text)).toBeVisible()
    // Once a card.
    expect(inSpanish(list, person)).toBe(locale === 'en' ? 1 : 0)
    expect(found.element().getBoundingClientRect().height).toBeLessThanOrEqual(most)
  },
)

test.each(LOCALES)('%s: a professional without reviews shows no zero rating', async (locale) => {
  const person = card(53, { name: `Sin notas ${locale}`, rating: 0, totalReviews: 0 })
  const list = await mountCards('trainer', locale, [person])
  const none = locale === 'es' ? 'Sin reseñas' : 'No reviews yet'
  await expect.element(list.card(person).getByText(none).first()).toBeVisible()
  await expect.element(list.card(person)).not.toMatchTextContent(/0[.,]0 \(0\)/)
})

test.each(LOCALES)(
  '%s: the Top 10 shows position, name, rating, years and score',
  async (locale) => {
    const top10 = Array.from({ length: 10 }, (_, i) =>
      card(60 + i, { type: 'nutritionist', name: `Mejor ${i + 1}`, experienceYears: 9 - i }),
    )
    const list = { ...listFor('nutritionist', ''), top10 }
    const { top, t } = await mountList('nutritionist', { locale, list })
    await expect.poll(() => top.elements().length).toBe(10)
    for (const [i, person] of top10.entries()) {
      const place = top.nth(i)
      for (const text of [
        t('list.position', { position: i + 1 }),
        person.name!,
        String(Math.round(person.rankingScore)),
        `${formatRating(4.7, locale)} (12)`,
        person.experienceYears === 0
          ? t('list.firstYear')
          : t('list.years', { count: person.experienceYears }),
      ]) {
        await expect.element(place).toMatchTextContent(text)
      }
      const score = scoreText(rankingParts(person), t)
      await expect.element(place.getByRole('img', { name: score, exact: true })).toBeVisible()
    }
  },
)

test.each(LOCALES)(
  '%s: "why this position" shows three parts that add up to the score',
  async (locale) => {
    const people = [
      card(71, { name: `Ana ${locale}`, experienceYears: 3 }),
      card(72, { name: `Berta ${locale}`, certificationCount: 0, checkedCertificationCount: 0 }),
      card(73, { name: `Carla ${locale}`, rating: 0, totalReviews: 0, experienceYears: 0 }),
      card(74, { name: `Dora ${locale}`, rating: 3.33, totalReviews: 7, experienceYears: 40 }),
    ]
    const list = await mountCards('trainer', locale, people)
    for (const person of people) {
      const found = list.card(person)
      const points = found.getByRole('definition').filter({ hasText: /(de|of) [24]0$/ })
      expect(points.elements()).toHaveLength(0)
      await press(page.elementLocator(found.element().querySelector('summary')!), '{Enter}')
      await expect
        .poll(() => textsIn(points))
        .toEqual([
          expect.stringMatching(/ 40$/),
          expect.stringMatching(/ 40$/),
          expect.stringMatching(/ 20$/),
        ])
      const parts = textsIn(points).map((text) => Number.parseFloat(text.replace(',', '.')))
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(Math.abs(sum - person.rankingScore)).toBeLessThan(0.16)
    }
  },
)
