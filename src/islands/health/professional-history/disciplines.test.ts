import { expect, test } from 'vitest'
import type { HealthHistory } from '#lib/health/history.ts'
import { disciplinesOf, isEmpty } from './disciplines.ts'

const section = (updatedAt: string) => ({
  content: {},
  version: 1,
  updatedAt,
  updatedByName: 'Leire Otxoa',
})
const nothing = {
  trainerHistory: null,
  nutritionistHistory: null,
  physiotherapistHistory: null,
  professionalNotes: null,
} as HealthHistory

test('what was written last comes first, what is empty last', () => {
  const history = {
    ...nothing,
    trainerHistory: section('2026-06-01T10:00:00.000Z'),
    physiotherapistHistory: section('2026-11-20T10:00:00.000Z'),
  }
  expect(disciplinesOf(history).map(({ type }) => type)).toEqual([
    'physiotherapist',
    'trainer',
    'nutritionist',
  ])
})

test('shared notes alone are something', () => {
  expect(isEmpty(nothing)).toBe(true)
  expect(isEmpty({ ...nothing, professionalNotes: section('2026-11-20T10:00:00.000Z') })).toBe(
    false,
  )
})
