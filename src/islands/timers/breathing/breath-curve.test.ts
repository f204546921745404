import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breathCurve, CURVE } from './breath-curve.ts'

/** The x and y coordinates of a path of M, C and H. */
function points(path: string) {
  const xs: number[] = []
  const ys: number[] = []
  for (const [command, letter] of path.matchAll(/([MCH])[^MCH]*/g)) {
    const values = [...command.matchAll(/[\d.]+/g)].map(Number)
    values.forEach((value, n) => (letter === 'H' || n % 2 === 0 ? xs : ys).push(value))
  }
  return { xs, ys }
}

test('box breathing rises, holds, falls and holds, a quarter of the width each', () => {
  expect(breathCurve({ inhale: 4, holdIn: 4, exhale: 4, holdOut: 4 })).toBe(
    'M3 29C14.3 29 14.3 3 25.5 3H48C59.3 3 59.3 29 70.5 29H93',
  )
})

test('without holds it has a single peak', () => {
  expect(breathCurve({ inhale: 5, holdIn: 0, exhale: 5, holdOut: 0 })).toBe(
    'M3 29C25.5 29 25.5 3 48 3H48C70.5 3 70.5 29 93 29H93',
  )
})

test('for any durations, it stays within its box and x never decreases', () => {
  const seconds = (min: number) => fc.integer({ min, max: 20 })
  const pattern = {
    inhale: seconds(1),
    holdIn: seconds(0),
    exhale: seconds(1),
    holdOut: seconds(0),
  }
  fc.assert(
    fc.property(fc.record(pattern), (breath) => {
      const { xs, ys } = points(breathCurve(breath))
      expect(xs).toEqual(xs.toSorted((one, other) => one - other))
      expect(Math.min(...xs)).toBeGreaterThan(0)
      expect(Math.max(...xs)).toBeLessThan(CURVE.width)
      expect(ys.every((y) => y > 0 && y < CURVE.height)).toBe(true)
    }),
  )
})
