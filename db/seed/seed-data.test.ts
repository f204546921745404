import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PROFESSIONAL } from '#lib/accounts/professional-part.ts'
import { CityId, CountryId } from '#lib/fields/place-id.ts'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { cityId, slug } from './data/place-rows.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { DEMO_ATHLETES, DEMO_REVIEWS } from './demo-reviews.ts'
import { PLACES } from './locations.ts'
import { distanceKm } from '#lib/locations/distance.ts'
import { randomOf, uuidOf } from './random.ts'

const unique = (values: readonly unknown[]) => new Set(values).size

describe('places', () => {
  test.each([
    ["L'Hospitalet de Llobregat", 'l-hospitalet-de-llobregat'],
    ['A Coruña', 'a-coruna'],
    ['Vélez-Málaga', 'velez-malaga'],
    ['Xàtiva', 'xativa'],
  ])('%s becomes %s in an id', (name, written) => {
    expect(slug(name)).toBe(written)
  })

  test('a second city of the same name gets the code of its region', () => {
    expect(cityId('MX', 'MX-NLE', 'Guadalupe', new Set())).toBe('mx-guadalupe')
    expect(cityId('MX', 'MX-ZAC', 'Guadalupe', new Set(['mx-guadalupe']))).toBe('mx-guadalupe-zac')
  })

  test('every city belongs to a region and every region to a country', () => {
    const states = new Map(PLACES.states.map((state) => [state.id, state.countryId]))
    const countries = new Set(PLACES.countries.map(({ id }) => id))
    for (const { id, stateId } of PLACES.cities)
      expect(id.slice(0, 2).toUpperCase()).toBe(states.get(stateId))
    for (const { id, countryId } of PLACES.states) {
      expect(countries).toContain(countryId)
      expect(id).toMatch(new RegExp(`^${countryId}-[A-Z0-9]{1,3}$`))
    }
  })

  test('ids are unique and have the format that URLs and forms accept', () => {
    expect(unique(PLACES.cities.map(({ id }) => id))).toBe(PLACES.cities.length)
    expect(unique(PLACES.states.map(({ id }) => id))).toBe(PLACES.states.length)
    for (const { id } of PLACES.cities) expect(CityId.parse(id)).toBe(id)
    for (const { id } of PLACES.countries) expect(CountryId.parse(id)).toBe(id)
  })

  test('all 52 Spanish provinces have cities', () => {
    const spanish = PLACES.states.filter(({ countryId }) => countryId === 'ES')
    expect(spanish).toHaveLength(52)
    const cities = PLACES.cities.filter(({ stateId }) => stateId.startsWith('ES-'))
    expect(cities.length).toBeGreaterThanOrEqual(300)
    expect(unique(cities.map(({ stateId }) => stateId))).toBe(52)
  })

  test('the cities of a Spanish province are near each other, islands apart', () => {
    const spanish = PLACES.cities.filter(({ stateId }) => stateId.startsWith('ES-'))
    for (const cities of Map.groupBy(spanish, ({ stateId }) => stateId).values())
      for (const city of cities)
        expect(distanceKm(cities[0]!, city), city.id).toBeLessThan(
          /ES-(PM|GC|TF)/.test(city.stateId) ? 210 : 120,
        )
  })

  test('names are capitalised and have single spaces', () => {
    for (const { name } of [...PLACES.countries, ...PLACES.states, ...PLACES.cities])
      expect(name).toMatch(/^\p{Lu}\S*( \S+)*$/u)
  })
})

describe('demo people', () => {
  test.each(DEMO_PEOPLE)('$key is valid for the profile schema', ({ professional }) => {
    const { type, cityId: city, trainingModality: modality, availableObjectives } = professional
    const { id: _id, userId: _user, ...part } = professional
    const parsed = z.safeParse(z.object(PROFESSIONAL[type]), {
      ...part,
      ...{ city, modality, objectives: availableObjectives },
      country: city && city.slice(0, 2).toUpperCase(),
    })
    expect(parsed.error?.issues).toBeUndefined()
  })

  test.each(PROFESSIONAL_TYPES)('%s: at least thirty, with and without reviews', (type) => {
    const people = DEMO_PEOPLE.filter(({ professional }) => professional.type === type)
    expect(people.length).toBeGreaterThanOrEqual(30)
    expect(people.filter(({ reviewCount }) => reviewCount === 0).length).toBeGreaterThan(3)
    expect(people.filter(({ reviewCount }) => reviewCount > 0).length).toBeGreaterThan(20)
    expect(people.some(({ professional }) => professional.cityId === null)).toBe(true)
    expect(people.some(({ professional }) => !professional.participateRanking)).toBe(true)
  })

  test('have unique names and texts without unresolved placeholders', () => {
    const total = DEMO_PEOPLE.length
    expect(unique(DEMO_PEOPLE.map(({ name }) => name))).toBe(total)
    expect(unique(DEMO_PEOPLE.map(({ professional }) => professional.bio))).toBe(total)
    const emails = [...DEMO_PEOPLE, ...DEMO_ATHLETES].map(({ email }) => email)
    expect(unique(emails)).toBe(emails.length)
    for (const email of emails) expect(email).toMatch(/^[a-z0-9-]+@example\.com$/)
    for (const { professional } of DEMO_PEOPLE) {
      expect(professional.bio).not.toMatch(/[{}|]/)
      expect(professional.bio.length).toBeLessThanOrEqual(300)
      expect(professional.certifications.join()).not.toMatch(/[{}|]/)
    }
  })

  test('live in existing cities', () => {
    const cities = new Set(PLACES.cities.map(({ id }) => id))
    for (const { professional } of DEMO_PEOPLE)
      if (professional.cityId) expect(cities).toContain(professional.cityId)
  })

  test('have the picture files their profiles name', () => {
    const addresses = DEMO_PEOPLE.flatMap(({ portrait }) => portrait.address ?? [])
    for (const { src } of addresses.map(pictureOf))
      for (const file of [src, smallPicture(src)]) expect(existsSync(`public${file}`)).toBe(true)
  })

  test('are shown as people show themselves: most by a photograph, some by a cut-out or initials', () => {
    const part = (dress: string) =>
      DEMO_PEOPLE.filter(({ portrait }) => portrait.dress === dress).length / DEMO_PEOPLE.length
    expect(part('photo')).toBeCloseTo(0.6, 1)
    expect(part('cut')).toBeCloseTo(0.25, 1)
    expect(part('initials')).toBeCloseTo(0.15, 1)
  })

  test('are reviewed once per athlete, with all ratings and without repeated comments', () => {
    const pairs = DEMO_REVIEWS.map(({ professionalId, reviewerId }) => professionalId + reviewerId)
    expect(unique(pairs)).toBe(DEMO_REVIEWS.length)
    expect(unique(DEMO_REVIEWS.map(({ rating }) => rating))).toBe(5)
    const comments = DEMO_REVIEWS.flatMap(({ professionalId, comment }) =>
      comment ? [professionalId + comment] : [],
    )
    expect(unique(comments)).toBe(comments.length)
  })

  test('answer some comments, after them and in words of their own; some authors are contacts', () => {
    const replies = DEMO_REVIEWS.filter(({ reply }) => reply !== null)
    expect(replies.length).toBeGreaterThan(50)
    expect(unique(replies.map((review) => `${review.professionalId}${review.reply}`))).toBe(
      replies.length,
    )
    for (const { comment, createdAt, repliedAt } of replies) {
      expect(comment).not.toBeNull()
      expect(repliedAt!.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
    }
    expect(unique(DEMO_REVIEWS.map(({ isVerifiedContact }) => isVerifiedContact))).toBe(2)
  })
})

test('the same seed always gives the same values', () => {
  expect(uuidOf('a')).toBe(uuidOf('a'))
  expect(uuidOf('a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(uuidOf('a')).not.toBe(uuidOf('b'))
  expect(randomOf('x').some([1, 2, 3, 4], 9).toSorted()).toEqual([1, 2, 3, 4])
  expect(randomOf('x').next()).toBe(randomOf('x').next())
})
