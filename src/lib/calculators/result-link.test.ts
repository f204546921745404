import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { BMI_FIELDS } from './bmi.ts'
import { BODY_FAT_FIELDS } from './body-fat.ts'
import { typedEntry } from './entry.ts'
import { HEART_FIELDS } from './heart-rate-zones.ts'
import { readFields } from './read-fields.ts'
import { inputsFromFragment, inputsToFragment } from './result-link.ts'
import { PACE_FIELDS } from './running-pace.ts'

test('a link contains plain values', () => {
  const inputs = { height: typedEntry('178', 'cm'), weight: typedEntry('70,5', 'kg') }
  expect(inputsToFragment(BMI_FIELDS, inputs)).toBe('height=178&weight=70.5')
  const imperial = { height: typedEntry("5'10", 'in'), weight: typedEntry('154', 'lb') }
  expect(inputsToFragment(BMI_FIELDS, imperial)).toBe('height=70in&weight=154lb')
  const run = { find: 'time', distance: typedEntry('10', 'km'), pace: typedEntry('8:03', 'mi') }
  expect(inputsToFragment(PACE_FIELDS, run)).toBe('find=time&distance=10&pace=483mi')
})

test('inapplicable and unreadable values are omitted', () => {
  const inputs = { sex: 'male', hip: typedEntry('100', 'cm'), neck: typedEntry('abc', 'cm') }
  expect(inputsToFragment(BODY_FAT_FIELDS, inputs)).toBe('sex=male')
})

test('a link restores every value in both locales', () => {
  const hundredths = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100)
  const locale = fc.constantFrom(...LOCALES)
  const cases = fc.record({
    height: hundredths(90, 275),
    weight: hundredths(40, 600),
    unit: fc.constantFrom('kg' as const, 'lb' as const),
    from: locale,
    to: locale,
  })
  fc.assert(
    fc.property(cases, ({ height, weight, unit, from, to }) => {
      const write = (value: number) => String(value).replace('.', from === 'es' ? ',' : '.')
      const inputs = {
        height: typedEntry(write(height), 'cm'),
        weight: typedEntry(write(weight), unit),
      }
      const read = inputsFromFragment(BMI_FIELDS, `#${inputsToFragment(BMI_FIELDS, inputs)}`, to)
      expect(readFields(BMI_FIELDS, read ?? {})).toEqual(readFields(BMI_FIELDS, inputs))
    }),
  )
})

test.each([
  '',
  '#',
  '#how',
  '#height',
  '#height=',
  '#height=abc',
  '#height=-5',
  '#height=1e9',
  '#height=178kg',
  '#height=178cmx',
  '#weight=%F0%9F%98%80',
  '#constructor=1&__proto__=2',
  '#sex=female',
])('%j contains no values', (fragment) => {
  expect(inputsFromFragment(BMI_FIELDS, fragment, 'es')).toBeNull()
})

test('any fragment is read without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (fragment) => {
      for (const fields of [BMI_FIELDS, BODY_FAT_FIELDS, PACE_FIELDS]) {
        readFields(fields, inputsFromFragment(fields, fragment, 'es') ?? {})
      }
    }),
  )
})

test('times are read as durations, with the unit of a pace', () => {
  const fragment = '#find=time&time=12600&pace=483mi'
  expect(inputsFromFragment(PACE_FIELDS, fragment, 'es')).toEqual({
    find: 'time',
    time: typedEntry('3:30:00', null),
    pace: typedEntry('8:03', 'mi'),
  })
})

test('counts have no unit', () => {
  expect(inputsFromFragment(HEART_FIELDS, '#age=40&resting=60kg', 'es')).toEqual({
    age: typedEntry('40', null),
  })
  expect(inputsFromFragment(PACE_FIELDS, '#time=12600km', 'es')).toBeNull()
})

test('incomplete values are read partially', () => {
  expect(inputsFromFragment(BMI_FIELDS, '#height=178&weight=x', 'es')).toEqual({
    height: typedEntry('178', 'cm'),
  })
})
