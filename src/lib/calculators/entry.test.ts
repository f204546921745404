import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metricValue, readOtherwise, shownIn, typedEntry } from './entry.ts'
import type { Quantity } from './fields.ts'
import { METRIC, toMetric, type Units } from './units.ts'

const IMPERIAL: Units = { mass: 'lb', length: 'in', distance: 'mi' }

test('an entry is converted to other units and formatted for the locale', () => {
  const entry = typedEntry('70,5', 'kg')
  expect(shownIn(entry, 'mass', IMPERIAL, 'es').shown).toBe('155,4')
  expect(shownIn(entry, 'mass', IMPERIAL, 'en').shown).toBe('155.4')
  expect(shownIn(typedEntry('42,195', 'km'), 'distance', IMPERIAL, 'es').shown).toBe('26,22')
  expect(shownIn(typedEntry('5:00', 'km'), 'pace', IMPERIAL, 'es').shown).toBe('8:03')
  expect(shownIn(typedEntry("5'10", 'in'), 'length', METRIC, 'es').shown).toBe('177,8')
})

test.each<[string, Quantity, 'kg' | 'lb' | 'cm' | 'in' | 'km' | null, number | null]>([
  ['70,5 kg\u200e', 'mass', 'kg', 70.5],
  ['155 lb', 'mass', 'kg', toMetric(155, 'lb')],
  ['70 kg', 'mass', 'lb', 70],
  ['80 cm', 'length', 'cm', 80],
  ['32 in', 'length', 'in', toMetric(32, 'in')],
  ['10 km', 'distance', 'km', 10],
  ['18 %', 'number', null, 18],
  ['60 lpm', 'number', null, 60],
  ['70 kg', 'length', 'cm', null],
  ['70 kg', 'number', null, null],
])('%j is a %s in a field of %s: %s', (text, quantity, unit, value) => {
  const read = metricValue(typedEntry(text, unit), quantity)
  if (value === null) expect(read).toBeNull()
  else expect(read).toBeCloseTo(value, 10)
})

test('any sequence of unit changes keeps the original value and text', () => {
  const changes = fc.array(fc.constantFrom(METRIC, IMPERIAL), { minLength: 1, maxLength: 20 })
  const cases = fc.constantFrom<[Quantity, 'lb' | 'in' | 'mi']>(
    ['mass', 'lb'],
    ['length', 'in'],
    ['distance', 'mi'],
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      cases,
      changes,
      (digits, [quantity, unit], all) => {
        const text = String(digits / 100).replace('.', ',')
        let entry = typedEntry(text, unit)
        for (const units of all) entry = shownIn(entry, quantity, units, 'es')
        expect(metricValue(entry, quantity)).toBe(toMetric(digits / 100, unit))
        expect(shownIn(entry, quantity, IMPERIAL, 'es').shown).toBe(text)
      },
    ),
  )
})

test.each(['', 'abc', '1.2.3'])('unreadable text is kept: %j', (text) => {
  expect(shownIn(typedEntry(text, 'kg'), 'mass', IMPERIAL, 'es')).toEqual(typedEntry(text, 'lb'))
})

test('plain numbers and durations have no units', () => {
  const age = typedEntry('40', null)
  expect(shownIn(age, 'number', IMPERIAL, 'es')).toEqual(age)
  const time = typedEntry('3:30:00', null)
  expect(shownIn(time, 'duration', IMPERIAL, 'es')).toEqual(time)
  expect(metricValue(time, 'duration')).toBe(12_600)
})

const HEIGHT = { quantity: 'height', min: 90, max: 275 } as const

test.each([
  ['1,75', 'cm', 175],
  ['1.75', 'cm', 175],
  ['1,8', 'cm', 180],
  [' 2,03 ', 'cm', 203],
  ['1,75 m', 'cm', 175],
  ['1.75m', 'in', 175],
  ['1 m 75', 'cm', 175],
  ['1m75 cm', 'in', 175],
  ['2 metros', 'cm', 200],
  ['175 cm', 'in', 175],
  ["5'9", 'cm', 175.26],
  ['5 ft 9 in', 'cm', 175.26],
] as const)(
  'a height of %s in a field in %s is read in its own unit, and this is said',
  (text, unit, cm) => {
    const entry = typedEntry(text, unit)
    expect(metricValue(entry, 'height')).toBeCloseTo(cm, 9)
    expect(readOtherwise(entry, HEIGHT)).toBeCloseTo(cm, 9)
    const other = { ...METRIC, length: unit === 'cm' ? 'in' : 'cm' } as const
    const shown = unit === 'cm' ? Math.round(cm / 0.254) / 10 : cm
    expect(shownIn(entry, 'height', other, 'en').shown).toBe(String(shown))
  },
)

test.each([
  ['175', 'cm', 175],
  ['175 cm', 'cm', 175],
  ['175,5', 'cm', 175.5],
  // On the way to 175.
  ['1', 'cm', 1],
  ['1,75', 'in', 4.445],
  ["5'9", 'in', 175.26],
  ['69', 'in', 175.26],
] as const)('a height of %s in a field in %s is read as it is written', (text, unit, cm) => {
  const entry = typedEntry(text, unit)
  expect(metricValue(entry, 'height')).toBeCloseTo(cm, 9)
  expect(readOtherwise(entry, HEIGHT)).toBeNull()
})

test.each(['m', '1,75 x', '1,7,5 m', '1 m 7', "5'13"])('%s is no height', (text) => {
  expect(metricValue(typedEntry(text, 'cm'), 'height')).toBeNull()
})

test('a girth is never read in metres', () => {
  const entry = typedEntry('1,75', 'cm')
  expect(metricValue(entry, 'length')).toBe(1.75)
  expect(readOtherwise(entry, { ...HEIGHT, quantity: 'length' })).toBeNull()
})
