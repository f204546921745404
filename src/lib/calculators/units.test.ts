import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fromMetric,
  METRIC,
  paceFromMetric,
  paceToMetric,
  readUnits,
  toMetric,
  UNITS,
  type Unit,
} from './units.ts'

test.each<[number, Unit, number]>([
  // NIST Special Publication 811, appendix B: exact factors.
  [1, 'lb', 0.45359237],
  [1, 'in', 2.54],
  [1, 'mi', 1.609344],
  [1, 'kg', 1],
  [1, 'cm', 1],
  [1, 'km', 1],
])('%f %s is %f in metric', (value, unit, metric) => {
  expect(toMetric(value, unit)).toBe(metric)
})

test('a pace of 5:00 per km is 8:02.8 per mile', () => {
  expect(paceFromMetric(300, 'mi')).toBeCloseTo(482.8032, 9)
})

test('conversions are reversible', () => {
  const unit = fc.constantFrom(...Object.values(UNITS).flat())
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), unit, (value, of) => {
      expect(fromMetric(toMetric(value, of), of) / value).toBeCloseTo(1, 12)
    }),
  )
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e5, noNaN: true }), (seconds) => {
      expect(paceToMetric(paceFromMetric(seconds, 'mi'), 'mi') / seconds).toBeCloseTo(1, 12)
    }),
  )
})

test.each([null, undefined, 'kg', 7, [], {}, { mass: 'stone', length: 3 }])(
  'stored units of %j are read as metric',
  (kept) => {
    expect(readUnits(kept)).toEqual(METRIC)
  },
)

test('stored units are read one by one', () => {
  expect(readUnits({ mass: 'lb', length: 'ell', more: 1 })).toEqual({ ...METRIC, mass: 'lb' })
})
