import { expect, test } from 'vitest'
import { BMI_FIELDS } from './bmi.ts'
import { BODY_FAT_FIELDS } from './body-fat.ts'
import { ENERGY_FIELDS } from './energy-need.ts'
import { typedEntry } from './entry.ts'
import { HEART_FIELDS } from './heart-rate-zones.ts'
import { ONE_REP_MAX_FIELDS } from './one-rep-max.ts'
import { readFields } from './read-fields.ts'
import { PACE_FIELDS } from './running-pace.ts'

const cm = (text: string) => typedEntry(text, 'cm')
const kg = (text: string) => typedEntry(text, 'kg')
const plain = (text: string) => typedEntry(text, null)

test('valid input gives metric values', () => {
  expect(readFields(BMI_FIELDS, { height: cm('178'), weight: typedEntry('154', 'lb') })).toEqual({
    values: { height: 178, weight: 154 * 0.45359237 },
  })
})

const weightRange = { code: 'out-of-range', min: 15, max: 650 }
test.each([
  ['', { code: 'required' }],
  ['   ', { code: 'required' }],
  ['abc', { code: 'not-a-number' }],
  ['NaN', { code: 'not-a-number' }],
  ['Infinity', { code: 'not-a-number' }],
  ['0', weightRange],
  ['-70', weightRange],
  ['14,9', weightRange],
  ['650,1', weightRange],
  ['9'.repeat(400), weightRange],
])('a weight of %j is rejected', (text, problem) => {
  expect(readFields(BMI_FIELDS, { height: cm('178'), weight: kg(text) })).toEqual({
    problems: { weight: problem },
  })
})

test('the limits are inclusive', () => {
  for (const weight of ['15', '650']) {
    expect(readFields(BMI_FIELDS, { height: cm('90'), weight: kg(weight) })).toHaveProperty(
      'values',
    )
  }
})

test('every field has its own problem', () => {
  expect(readFields(BMI_FIELDS, {})).toEqual({
    problems: { height: { code: 'required' }, weight: { code: 'required' } },
  })
})

test('ages, rates and repetitions must be integers', () => {
  expect(readFields(HEART_FIELDS, { age: plain('40,5'), resting: plain('60') })).toEqual({
    problems: { age: { code: 'not-whole' } },
  })
  expect(readFields(HEART_FIELDS, { age: plain('40'), resting: plain('60,5') })).toEqual({
    problems: { resting: { code: 'not-whole' } },
  })
  const lifted = { weight: kg('100'), repetitions: plain('5,5'), formula: 'brzycki' }
  expect(readFields(ONE_REP_MAX_FIELDS, lifted)).toEqual({
    problems: { repetitions: { code: 'not-whole' } },
  })
  const eater = { sex: 'male', height: cm('180'), weight: kg('80'), activity: 'light' }
  expect(readFields(ENERGY_FIELDS, { ...eater, goal: 'lose', age: plain('40,5') })).toEqual({
    problems: { age: { code: 'not-whole' } },
  })
  // 40,0 is an integer.
  expect(readFields(HEART_FIELDS, { age: plain('40,0'), resting: plain('60') })).toHaveProperty(
    'values',
  )
  for (const repetitions of ['0', '13']) {
    const inputs = { weight: kg('100'), repetitions: plain(repetitions), formula: 'epley' }
    expect(readFields(ONE_REP_MAX_FIELDS, inputs)).toEqual({
      problems: { repetitions: { code: 'out-of-range', min: 1, max: 12 } },
    })
  }
})

test('a choice must be one of its options', () => {
  const inputs = { weight: kg('100'), repetitions: plain('5') }
  for (const formula of [undefined, '', 'constructor', 'EPLEY']) {
    const given = formula === undefined ? inputs : { ...inputs, formula }
    expect(readFields(ONE_REP_MAX_FIELDS, given)).toEqual({
      problems: { formula: { code: 'choose' } },
    })
  }
})

test('an inapplicable field is not read', () => {
  const man = { sex: 'male', height: cm('178'), neck: cm('38'), waist: cm('90'), hip: cm('x') }
  expect(readFields(BODY_FAT_FIELDS, man)).toEqual({
    values: { sex: 'male', height: 178, neck: 38, waist: 90 },
  })
  expect(readFields(BODY_FAT_FIELDS, { ...man, sex: 'female' })).toEqual({
    problems: { hip: { code: 'not-a-number' } },
  })
})

test('an invalid time is reported', () => {
  const inputs = { find: 'pace', distance: typedEntry('10', 'km'), time: plain('5:3') }
  expect(readFields(PACE_FIELDS, inputs)).toEqual({ problems: { time: { code: 'not-a-time' } } })
})
