import { expect, test } from 'vitest'
import { problemsOf, toFormFields } from './problems.ts'

const WRITTEN = { professionalType: 'trainer', discipline: null, notes: null } as const

test('problems are those of the fields', () => {
  expect(
    problemsOf(WRITTEN, {
      last_update: '2026-02-30',
      progress: 'a'.repeat(2001),
      current_routine: 'Fuerza',
      notes: 'b'.repeat(5001),
    }),
  ).toEqual({ last_update: 'invalid_date', progress: 'too_long', notes: 'too_long' })
})

test('texts of the longest length have none, and neither has an unchanged form', () => {
  expect(problemsOf(WRITTEN, { progress: 'a'.repeat(2000), notes: 'b'.repeat(5000) })).toEqual({})
  expect(problemsOf(WRITTEN, {})).toEqual({})
})

test('a problem of something else keeps its name', () => {
  expect(toFormFields({ 'discipline.version': 'invalid', 'notes.text': 'too_long' })).toEqual({
    'discipline.version': 'invalid',
    notes: 'too_long',
  })
})
