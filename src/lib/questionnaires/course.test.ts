import { expect, test } from 'vitest'
import { changeOf, coursesOf, type Answered } from './course.ts'
import type { Question, Responses } from './questions.ts'

const pain: Question = { type: 'scale', text: '¿Cuánto duele?', low: 'Nada', high: 'Lo peor' }
const km: Question = { type: 'number', text: '¿Cuánto corriste?', unit: 'km' }
const day: Question = { type: 'date', text: '¿Qué día?' }
const words: Question = { type: 'text', text: '¿Cómo estás?' }

const answered = (completedAt: string, questions: Question[], responses: Responses): Answered => ({
  questions,
  responses,
  completedAt,
})

test('a course is made of the earlier answers to the same question, wherever it stood', () => {
  const earlier = [
    answered('2026-10-01', [pain, km], { q0: 7, q1: 3 }),
    answered('2026-10-08', [words, pain], { q0: 'bien', q1: 5 }),
  ]
  expect(coursesOf([words, pain, km, day], earlier)).toEqual({
    q1: [
      { completedAt: '2026-10-01', value: 7 },
      { completedAt: '2026-10-08', value: 5 },
    ],
    q2: [{ completedAt: '2026-10-01', value: 3 }],
  })
})

test.each([
  ['another unit', { ...km, unit: 'min' }],
  ['other words', { ...km, text: '¿Cuánto nadaste?' }],
  ['another kind', { type: 'scale', text: km.text, low: null, high: null }],
] as const)('%s is another question', (_, asked) => {
  expect(coursesOf([asked], [answered('2026-10-01', [km], { q0: 3 })])).toEqual({})
})

test('other words for the ends of a scale do not make it another one', () => {
  const renamed: Question = { ...pain, low: 'Sin dolor' }
  expect(coursesOf([renamed], [answered('2026-10-01', [pain], { q0: 7 })])).toHaveProperty('q0')
})

test('of two questions of the same words the first is the one', () => {
  const earlier = [answered('2026-10-01', [words, pain, pain], { q1: 7, q2: 1 })]
  const course = [{ completedAt: '2026-10-01', value: 7 }]
  expect(coursesOf([pain, pain], earlier)).toEqual({ q0: course, q1: course })
})

test('what was left out is no point', () => {
  expect(coursesOf([pain], [answered('2026-10-01', [pain, words], { q1: 'bien' })])).toEqual({})
})

test('days have a course, words have none', () => {
  const earlier = [answered('2026-10-01', [day, words], { q0: '2026-09-30', q1: 'bien' })]
  expect(Object.keys(coursesOf([day, words], earlier))).toEqual(['q0'])
})

test.each([
  [7, 5, 'down'],
  [5, 7, 'up'],
  [5, 6, null],
  [6, 5, null],
  [0, 10, 'up'],
  [4, 4, null],
] as const)('from %d to %d a scale has moved %s', (before, now, change) => {
  const earlier = [answered('2026-10-01', [pain], { q0: before })]
  expect(changeOf([pain], { q0: now }, earlier)).toBe(change)
})

test('only the newest answer before counts', () => {
  const earlier = [
    answered('2026-10-01', [pain], { q0: 1 }),
    answered('2026-10-08', [pain], { q0: 6 }),
  ]
  expect(changeOf([pain], { q0: 7 }, earlier)).toBeNull()
})

test('where one scale goes up and one goes down, it is up', () => {
  const sleep: Question = { ...pain, text: '¿Cómo duermes?' }
  const earlier = [answered('2026-10-01', [pain, sleep], { q0: 2, q1: 8 })]
  expect(changeOf([pain, sleep], { q0: 6, q1: 2 }, earlier)).toBe('up')
})

test.each([
  ['numbers', [km], { q0: 40 }, { q0: 3 }],
  ['a first answer', [pain], { q0: 9 }, {}],
] as const)('%s have no notable change', (_, questions, now, before) => {
  expect(changeOf(questions, now, [answered('2026-10-01', [...questions], before)])).toBeNull()
})
