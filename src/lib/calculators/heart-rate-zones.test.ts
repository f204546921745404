import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateHeartZones,
  heartZones,
  maximumHeartRate,
  reserveHeartRate,
  tanakaHeartRate,
  ZONE_EDGES,
} from './heart-rate-zones.ts'

test.each([
  // Course notes "Karvonen formula calculation" (coursehero.com/file/78390): maximum 199, mean resting rate 66.66
  // taken as 67, reserve 132.
  [0.5, 67, 199, 133],
  [0.6, 67, 199, 146.2],
  [0.7, 67, 199, 159.4],
  [0.85, 67, 199, 179.2],
  // Wikipedia, "Heart rate", Karvonen method: maximum 180, resting 70.
  [0.5, 70, 180, 125],
  [0.85, 70, 180, 163.5],
])('at %f of the reserve between %i and %i', (part, resting, maximum, published) => {
  expect(reserveHeartRate(part, resting, maximum)).toBeCloseTo(published, 6)
})

test('published maximum heart rates', () => {
  // Tanaka et al. (2001), as tabled at heart-rate-calculator.com: 194, 173 and 152 at 20, 50 and 80 years.
  expect([20, 50, 80].map(tanakaHeartRate)).toEqual([194, 173, 152])
  expect(maximumHeartRate(21)).toBe(199)
  // The two lines cross here.
  expect(tanakaHeartRate(40)).toBeCloseTo(maximumHeartRate(40), 9)
})

test('a resting rate without a reserve is rejected, a lower one is not', () => {
  expect(calculateHeartZones({ age: 90, resting: 130 })).toEqual({
    field: 'resting',
    problem: { code: 'resting-too-high', maximum: 130 },
  })
  expect(calculateHeartZones({ age: 90, resting: 131 })).toHaveProperty('problem')
  expect(calculateHeartZones({ age: 90, resting: 129 })).toHaveProperty('result')
})

test('the reserve is the difference between resting and maximum rate', () => {
  expect(calculateHeartZones({ age: 40, resting: 60 })).toMatchObject({
    result: { maximum: 180, reserve: 120 },
  })
})

test('zones are consecutive tenths of the reserve', () => {
  const zones = heartZones(60, 180)
  expect(zones.map(({ lower }) => lower)).toEqual([120, 132, 144, 156, 168])
  expect(zones.map(({ upper }) => upper)).toEqual([132, 144, 156, 168, 180])
})

test('every rate from the first edge to the maximum is in exactly one zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 100 }),
      fc.integer({ min: 25, max: 150 }),
      (age, resting) => {
        const outcome = calculateHeartZones({ age, resting })
        fc.pre('result' in outcome)
        if (!('result' in outcome)) return
        const { zones, maximum } = outcome.result
        expect(zones).toHaveLength(ZONE_EDGES.length - 1)
        for (let rate = zones[0]!.lower; rate <= maximum; rate++) {
          const holding = zones.filter(
            ({ lower, upper }, at) =>
              rate >= lower && (rate < upper || (at === zones.length - 1 && rate === upper)),
          )
          expect(holding).toHaveLength(1)
        }
        expect(zones.at(-1)!.upper).toBe(maximum)
      },
    ),
  )
})
