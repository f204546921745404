import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { sectionFields } from './section-fields.ts'

const fieldsIn = (content: Record<string, unknown>, locale: Locale = 'es') =>
  sectionFields(content, createT(messagesOf(locale, 'healthShared'), locale), locale).map(
    ({ label, text }) => [label, text],
  )

test('known fields have names and an order of their own', () => {
  const content = { session_notes: 'Baja escaleras', current_injury: 'Tendinopatía' }
  expect(fieldsIn(content)).toEqual([
    ['Lesión actual', 'Tendinopatía'],
    ['Notas de sesión', 'Baja escaleras'],
  ])
  expect(fieldsIn(content, 'en')).toEqual([
    ['Current injury', 'Tendinopatía'],
    ['Session notes', 'Baja escaleras'],
  ])
})

test('a pain is a number with the words of both ends', () => {
  expect(fieldsIn({ pain_level: 4 })).toEqual([
    ['Dolor', '4 de 10 (0, sin dolor; 10, el peor imaginable)'],
  ])
  expect(fieldsIn({ pain_level: 0 })).toHaveLength(1)
})

test('days are written out', () => {
  expect(fieldsIn({ last_update: '2026-11-18' })).toEqual([
    ['Última actualización', '18 de noviembre de 2026'],
  ])
})

test('unknown keys are shown plainly, whatever they hold', () => {
  const content = {
    evaluations: ['Inicial', 'Final'],
    body_parts: { left_knee: 'bien', right_knee: true },
    sessions: 3,
  }
  expect(fieldsIn(content)).toEqual([
    ['Evaluations', 'Inicial\nFinal'],
    ['Body parts', 'Left knee: bien\nRight knee: Sí'],
    ['Sessions', '3'],
  ])
})

test('what is empty is not shown', () => {
  expect(fieldsIn({ progress: '', diet_records: null, meal_plan: '  ', pain_level: null })).toEqual(
    [],
  )
})
