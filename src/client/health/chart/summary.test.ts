import { expect, test } from 'vitest'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { chartModel, type Range } from './chart-model.ts'
import { summaryText } from './summary.ts'

const point = (recordDate: string, weight: number): SeriesPoint => ({
  id: recordDate as HealthRecordId,
  recordDate,
  values: { weight },
  note: null,
})

function summary(range: Range, points: readonly SeriesPoint[], locale: Locale = 'es'): string {
  const t = createT(messagesOf(locale, 'health', 'healthBands', 'healthChart'), locale)
  const given = { measures: ['weight'], units: STORED_UNITS, range, today: '2026-11-20' } as const
  const reader = { t, locale, units: STORED_UNITS, kind: 'weight' } as const
  return summaryText(chartModel(points, given), range, reader)
}

test('the sentence names the days between the first and the last value, whatever the range', () => {
  const fifteenDays = [point('2026-11-03', 70), point('2026-11-18', 70)]
  for (const range of ['1m', '6m', 'all'] as const)
    expect(summary(range, fifteenDays)).toBe('En 15 días la tendencia se queda en 70,0 kg.')
  expect(summary('6m', [point('2026-11-19', 70), point('2026-11-20', 80)])).toBe(
    'En 1 día la tendencia pasa de 70,0 a 71,0 kg.',
  )
  expect(summary('6m', fifteenDays, 'en')).toBe('In 15 days the trend stays at 70.0 kg.')
})

test('longer times are told in months and years', () => {
  const years = [point('2024-11-20', 70), point('2026-05-25', 70), point('2026-11-20', 70)]
  expect(summary('6m', years)).toBe('En 6 meses la tendencia se queda en 70,0 kg.')
  expect(summary('all', years)).toBe('En 2 años la tendencia se queda en 70,0 kg.')
})

test('one value, or none, is said of the range', () => {
  expect(summary('6m', [point('2026-11-18', 70)])).toBe('En 6 meses solo hay un valor: 70,0 kg.')
  expect(summary('1m', [point('2026-01-18', 70)])).toBe('En 1 mes no hay ningún valor.')
})
