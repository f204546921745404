import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { AccessEntry } from '#lib/sharing/schemas.ts'
import { fieldsText, logDays } from './log-groups.ts'

/** At a time of this machine's own zone, in which days are. */
const at = (day: number, hour: number, minute = 0): AccessEntry => ({
  readerName: 'Leire Otxoa',
  authorizationId: null,
  section: 'records',
  action: 'read',
  fields: [],
  at: new Date(2026, 10, day, hour, minute).toISOString(),
})

const tIn = (locale: Locale) =>
  createT(messagesOf(locale, 'healthSharing', 'healthShared', 'sharing'), locale)

test('entries of one local day are together, in their order', () => {
  const entries = [at(20, 23, 59), at(20, 0, 1), at(19, 23, 59), at(17, 9)]
  expect(logDays(entries)).toEqual([
    { day: '2026-11-20', entries: entries.slice(0, 2) },
    { day: '2026-11-19', entries: [entries[2]] },
    { day: '2026-11-17', entries: [entries[3]] },
  ])
})

test('an empty log has no days', () => {
  expect(logDays([])).toEqual([])
})

test('what was opened is said in words, in both languages', () => {
  const entry = { fields: ['blood_pressure', 'weight'] }
  expect(fieldsText(entry, tIn('es'), 'es')).toBe('peso y tensión')
  expect(fieldsText(entry, tIn('en'), 'en')).toBe('weight and blood pressure')
})

test('sections of the history come first, and names that are not known are left out', () => {
  const entry = { fields: ['weight', 'secret', 'notes', 'basics'] }
  expect(fieldsText(entry, tIn('es'), 'es')).toBe('datos básicos, notas compartidas y peso')
})
