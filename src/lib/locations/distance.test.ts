import { expect, test } from 'vitest'
import { PLACES } from '#db/seed/locations.ts'
import { distanceKm, NEARBY_KM, nearbyOf } from './distance.ts'

const cityOf = (id: string) => PLACES.cities.find((city) => city.id === id)!

test.each([
  // Great-circle distances as published (gcmap.com, airports aside: between the coordinates of the seed).
  ['es-madrid', 'es-barcelona', 505],
  ['es-valencia', 'es-torrent', 9],
  ['es-madrid', 'es-getafe', 13],
  ['es-irun', 'es-hondarribia', 3],
  ['es-madrid', 'mx-ciudad-de-mexico', 9064],
])('%s and %s are about %i km apart', (from, to, km) => {
  const there = distanceKm(cityOf(from), cityOf(to))
  expect(there).toBeGreaterThan(km * 0.9 - 1)
  expect(there).toBeLessThan(km * 1.1 + 1)
  expect(distanceKm(cityOf(to), cityOf(from))).toBeCloseTo(there, 9)
})

test('edges: the same place, the antipodes, across the date line, a pole', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  expect(distanceKm(at(40, -3), at(40, -3))).toBe(0)
  expect(distanceKm(at(0, 0), at(0, 180))).toBeCloseTo(20_015.1, 0)
  expect(distanceKm(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.2, 0)
  expect(distanceKm(at(90, 0), at(90, 135))).toBeCloseTo(0, 6)
})

test('nearby are the places up to fifty kilometres away, itself among them, in whole kilometres', () => {
  const near = nearbyOf(cityOf('es-madrid'), PLACES.cities)
  expect(near.find(({ id }) => id === 'es-madrid')?.km).toBe(0)
  expect(near.map(({ id }) => id)).toContain('es-aranjuez')
  expect(near.map(({ id }) => id)).not.toContain('es-toledo')
  for (const { km } of near) {
    expect(Number.isInteger(km)).toBe(true)
    expect(km).toBeLessThanOrEqual(NEARBY_KM)
  }
})
