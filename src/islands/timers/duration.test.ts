import { expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { lapText, spokenDuration } from './duration.ts'

test.each([
  [0, '0:00,00', '0:00.00'],
  [9, '0:00,00', '0:00.00'],
  [999, '0:00,99', '0:00.99'],
  [61_230, '1:01,23', '1:01.23'],
])('a lap of %i ms is %s in Spanish, %s in English', (milliseconds, es, en) => {
  const tOf = (locale: Locale) => createT(messagesOf(locale, 'generalTimer', 'timers'), locale)
  expect(lapText(milliseconds, tOf('es'))).toBe(es)
  expect(lapText(milliseconds, tOf('en'))).toBe(en)
})

test.each([
  [0, '0 segundos', '0 seconds'],
  [1, '1 segundo', '1 second'],
  [75, '1 minuto y 15 segundos', '1 minute and 15 seconds'],
  [3_600, '1 hora', '1 hour'],
  [3_661, '1 hora y 1 minuto y 1 segundo', '1 hour and 1 minute and 1 second'],
])('%i seconds are spoken as %s, %s', (seconds, spanish, english) => {
  const said = (locale: 'es' | 'en') =>
    spokenDuration(seconds, createT(messagesOf(locale, 'timers'), locale))
  expect([said('es'), said('en')]).toEqual([spanish, english])
})
