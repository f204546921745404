import { expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { untilText } from './until.ts'

const NOW = '2026-11-20'
const until = (expiresOn: string | null, locale: Locale = 'es') =>
  untilText({ expiresOn }, createT(messagesOf(locale, 'clients'), locale), locale, NOW)

test('a share without a last day has no text', () => {
  expect(until(null)).toBeNull()
})

test.each([
  ['2026-11-20', 'hoy', true],
  ['2026-11-21', 'sábado, 21 nov, mañana', true],
  ['2026-11-23', 'lunes, 23 nov, en 3 días', true],
  ['2026-11-27', 'viernes, 27 nov, en 7 días', true],
  ['2026-11-28', '28 nov', false],
  ['2027-01-20', '20 ene 2027', false],
])('until %s: %s', (day, text, isSoon) => {
  expect(until(day)).toEqual({ text, isSoon })
})

test('in English', () => {
  expect(until('2026-11-23', 'en')?.text).toMatch(/^Monday,? 23 Nov, in 3 days$/)
  expect(until('2026-12-24', 'en')?.text).toBe('24 Dec')
})
