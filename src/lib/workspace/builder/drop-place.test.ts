import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropPlace } from './drop-place.ts'

/** A short one, a tall one that is open, and two short ones. */
const SPANS = [
  { top: 0, height: 50 },
  { top: 60, height: 200 },
  { top: 270, height: 50 },
  { top: 330, height: 50 },
]

test.each([
  [0, 0, 0],
  [0, 109, 0],
  [0, 111, 1],
  [0, 246, 2],
  [0, 1000, 3],
  [3, -30, 3],
  [3, -36, 2],
  [3, -169, 2],
  [3, -171, 1],
  [3, -1000, 0],
  [1, 40, 2],
  [1, -36, 0],
])('from %i by %i px it is at %i', (from, by, place) => {
  expect(dropPlace(SPANS, from, by)).toBe(place)
})

test('the further, the further; never beyond the ends', () => {
  const anySpans = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(anySpans, fc.nat(), fc.array(fc.integer()), (heights, pick, distances) => {
      let top = 0
      const spans = heights.map((height) => {
        const span = { top, height }
        top += height + 8
        return span
      })
      const from = pick % spans.length
      const places = distances
        .toSorted((one, other) => one - other)
        .map((by) => dropPlace(spans, from, by))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThan(spans.length)
      }
      expect(dropPlace(spans, from, 0)).toBe(from)
    }),
  )
})
