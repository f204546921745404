import { expect, test } from 'vitest'
import type { Question } from '#lib/questionnaires/questions.ts'
import { coursePoints } from './course-points.ts'

const scale: Question = { type: 'scale', text: 'Dolor', low: null, high: null }
const completedAt = '2026-11-20T10:00:00Z'
const earlier = [{ completedAt: '2026-11-06T10:00:00Z', value: 5 }]

test('the answer itself is the last point of its line', () => {
  expect(coursePoints(scale, earlier, { answer: 7, completedAt })).toEqual([
    { at: Date.parse('2026-11-06T10:00:00Z'), value: 5 },
    { at: Date.parse(completedAt), value: 7 },
  ])
})

test('a day is placed by its time', () => {
  const day: Question = { type: 'date', text: '¿Desde cuándo?' }
  const points = coursePoints(day, [{ ...earlier[0]!, value: '2026-10-01' }], {
    answer: '2026-10-02',
    completedAt,
  })
  expect(points?.map((point) => 'value' in point && point.value)).toEqual([
    Date.parse('2026-10-01'),
    Date.parse('2026-10-02'),
  ])
})

test('there is none without earlier answers, nor for texts', () => {
  expect(coursePoints(scale, [], { answer: 7, completedAt })).toBeNull()
  const text: Question = { type: 'text', text: '¿Qué tal?' }
  expect(coursePoints(text, earlier, { answer: 'Bien', completedAt })).toBeNull()
})
