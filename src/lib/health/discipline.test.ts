import { expect, test } from 'vitest'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { DISCIPLINE_FIELDS, DisciplineContent, foreignFields, isPain } from './discipline.ts'

test('every field belongs to exactly one discipline', () => {
  const all = PROFESSIONAL_TYPES.flatMap((type) => [...DISCIPLINE_FIELDS[type]])
  expect(all.toSorted()).toEqual(Object.keys(DisciplineContent.shape).toSorted())
})

test.each([
  ['trainer', []],
  ['nutritionist', ['progress']],
  ['physiotherapist', ['progress']],
] as const)('progress is foreign to a %s: %j', (type, fields) => {
  expect(foreignFields({ progress: 'bien' }, type)).toEqual(fields)
})

test.each([0, 10, null])('a pain of %s is one', (pain_level) => {
  expect(DisciplineContent.safeParse({ pain_level }).success).toBe(true)
})

test.each([-1, 11, 2.5, NaN, '3', 'mucho', true])(
  'a pain of %s is refused, not read as 0',
  (pain_level) => {
    expect(DisciplineContent.safeParse({ pain_level }).success).toBe(false)
  },
)

test.each([null, undefined, '4', 11, -1, 2.5, NaN])('a stored %s is no pain', (level) => {
  expect(isPain(level)).toBe(false)
})

test.each(['', '2026-11-20'])('%j is a day or none', (last_update) => {
  expect(DisciplineContent.safeParse({ last_update }).success).toBe(true)
})

test.each(['2026-02-30', 'ayer', '20/11/2026'])('%j is no day', (last_update) => {
  expect(DisciplineContent.safeParse({ last_update }).success).toBe(false)
})

test('an unknown field is refused', () => {
  expect(DisciplineContent.safeParse({ is_admin: true }).success).toBe(false)
})
