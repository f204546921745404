import { expect, test } from 'vitest'
import type { Overview } from '#lib/health/schemas.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { latestOf } from './latest.ts'

const words = {
  t: createT(messagesOf('es', 'health', 'healthBands'), 'es'),
  locale: 'es',
} as const

const measured = (measure: MeasureName, ...values: number[]): Overview['measures'][number] => ({
  measure,
  count: values.length,
  first: values[0]!,
  points: values.map((value, i) => ({ recordDate: `2020-01-0${i + 1}`, value })),
})
const latest = (flag: Parameters<typeof latestOf>[0], ...measures: Overview['measures']) =>
  latestOf(flag, { measures, settings: INITIAL_SETTINGS }, words)

test('the newest value with its unit and day', () => {
  expect(latest('weight', measured('weight', 62, 61.8))).toBe('61,8 kg · 2 ene 2020')
})

test('a blood pressure is both figures', () => {
  expect(latest('blood_pressure', measured('systolicBp', 112), measured('diastolicBp', 68))).toBe(
    '112/68 mmHg · 1 ene 2020',
  )
})

test('of a flag with several measures it says which one', () => {
  expect(
    latest('cholesterol', measured('hdlCholesterol', 60), measured('ldlCholesterol', 104)),
  ).toBe('Colesterol LDL 104 mg/dL · 1 ene 2020')
  expect(latest('body_measurements', measured('thighCircumference', 55))).toBe(
    'Muslo 55,0 cm · 1 ene 2020',
  )
})

test('in the units of the person', () => {
  const settings = {
    ...INITIAL_SETTINGS,
    units: { ...INITIAL_SETTINGS.units, concentration: 'mmol/L' as const },
  }
  const measures = [measured('fastingGlucose', 90)]
  expect(latestOf('glucose', { measures, settings }, words)).toBe('5,0 mmol/L · 1 ene 2020')
})

test('nothing without a value', () => {
  expect(latest('hba1c', measured('weight', 60))).toBeNull()
})
