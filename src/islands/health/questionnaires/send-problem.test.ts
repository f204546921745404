import { expect, test } from 'vitest'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { problemsOf, refusalOf } from './send-problem.ts'

const asked = {
  questions: [
    { type: 'text', text: '¿Dónde te duele?' },
    { type: 'scale', text: '¿Cuánto?', low: null, high: null },
  ],
} as unknown as Questionnaire

test('an empty form is not sent', () => {
  expect(problemsOf(asked, { responses: {}, wrong: [] })).toEqual({ problem: 'empty', wrong: [] })
})

test('what cannot be read or does not fit is told by its question', () => {
  const read = { responses: { q0: 'Aquí', q1: 11 }, wrong: [0] }
  expect(problemsOf(asked, read)).toEqual({ problem: 'wrong', wrong: [0, 1] })
})

test('one answer is enough', () => {
  expect(problemsOf(asked, { responses: { q1: 0 }, wrong: [] }).problem).toBeNull()
})

test.each([
  [{ 'responses.q1': 'invalid' }, { problem: 'wrong', wrong: [1] }],
  [{ responses: 'empty' }, { problem: 'empty', wrong: [] }],
  [{}, { problem: null, wrong: [] }],
] as const)('the server says %j', (fields, refusal) => {
  expect(refusalOf({ fields })).toEqual(refusal)
})
