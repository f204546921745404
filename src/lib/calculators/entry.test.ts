import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metricValue, readAsMetres, shownIn, typedEntry } from './entry.ts'
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
  ['1,75', 175],
  ['1.75', 175],
  ['1,8', 180],
  [' 2,03 ', 203],
])('a height of %s is one in metres, and is said to be', (text, cm) => {
  const entry = typedEntry(text, 'cm')
  expect(metricValue(entry, 'height')).toBe(cm)
  expect(readAsMetres(entry, HEIGHT)).toBe(cm)
  expect(shownIn(entry, 'height', IMPERIAL, 'en').shown).toBe(String(Math.round(cm / 0.254) / 10))
})

test.each([
  ['175', 'cm', 175],
  ['175,5', 'cm', 175.5],
  // On the way to 175.
  ['1', 'cm', 1],
  ['1,75', 'in', 4.445],
] as const)('a height of %s %s is read as it is written', (text, unit, cm) => {
  const entry = typedEntry(text, unit)
  expect(metricValue(entry, 'height')).toBeCloseTo(cm, 9)
  expect(readAsMetres(entry, HEIGHT)).toBeNull()
})

test('a girth is never read in metres', () => {
  const entry = typedEntry('1,75', 'cm')
  expect(metricValue(entry, 'length')).toBe(1.75)
  expect(readAsMetres(entry, { ...HEIGHT, quantity: 'length' })).toBeNull()
})
