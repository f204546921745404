import { expect, test } from 'vitest'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { valueText } from './value-text.ts'

const writing = {
  t: createT(messagesOf('es', 'health', 'healthBands'), 'es'),
  locale: 'es',
  units: STORED_UNITS,
} as const

test.each<[MeasureName, number, string]>([
  ['bmi', 25, '25,0 kg/m²'],
  ['bmi', 24.7251, '24,7 kg/m²'],
  ['ctHdlRatio', 4, '4,0'],
  ['height', 167, '167 cm'],
  ['weight', 61.8, '61,8 kg'],
  ['totalCholesterol', 200, '200 mg/dL'],
])('%s of %d is written as %s', (name, value, text) => {
  expect(valueText(value, name, writing)).toBe(text)
})
