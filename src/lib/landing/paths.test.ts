import { expect, test } from 'vitest'
import { PLACES } from '#db/seed/locations.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { readSpecialty } from '#lib/professionals/specialties.ts'
import { PROFILES_PER_SITEMAP } from '#lib/seo/sitemap.ts'
import { cityIdsOf, cityPath, citySlug, landingSpecialties, specialtyPath } from './paths.ts'

test.each([
  ['es-valencia', '/physiotherapists/in/valencia'],
  ['ve-valencia', '/physiotherapists/in/ve-valencia'],
  ['es-a-coruna', '/physiotherapists/in/a-coruna'],
])('%s is at %s', (id, path) => {
  expect(cityPath('physiotherapist', id)).toBe(path)
})

test('every city has an address of its own, which means no other city', () => {
  const ids = new Set(PLACES.cities.map(({ id }) => id))
  const slugs = new Set([...ids].map(citySlug))
  expect(slugs.size).toBe(ids.size)
  for (const id of ids) {
    const meant = cityIdsOf(citySlug(id)).filter((other) => ids.has(other))
    expect(meant).toEqual([id])
  }
})

test('every speciality but "others" has an address, which reads back', () => {
  for (const type of PROFESSIONAL_TYPES) {
    const specialties = landingSpecialties(type)
    expect(specialties).not.toContain('others')
    const paths = specialties.map((specialty) => specialtyPath(type, specialty))
    expect(new Set(paths).size).toBe(specialties.length)
    expect(paths.join()).toMatch(/^[a-z/,-]+$/)
    expect(paths.map((path) => readSpecialty(type, path.split('/').at(-1)!))).toEqual(specialties)
  }
})

test('every landing page that there could be fits into one file of the sitemap', () => {
  const specialties = PROFESSIONAL_TYPES.flatMap(landingSpecialties)
  const pages = PLACES.cities.length * PROFESSIONAL_TYPES.length + specialties.length
  expect(pages).toBeLessThanOrEqual(PROFILES_PER_SITEMAP)
})
