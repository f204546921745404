import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { Question, Responses } from './questions.ts'

const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'number', text: '¿Cuántas horas duermes?', unit: 'h' },
  { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null },
  { type: 'one', text: '¿Cuándo?', options: ['Mañana', 'Noche'] },
  { type: 'several', text: '¿Qué haces?', options: ['Correr', 'Nadar'] },
  { type: 'yes_no', text: '¿Has tenido lesiones?' },
  { type: 'date', text: '¿Desde cuándo?' },
]

test('answers to some of the questions can be sent, without those that say nothing', () => {
  const answers = { q0: 'La rodilla', q1: 0, q2: 10, q3: 'Noche', q5: false, q6: '2026-11-20' }
  expect(checkAnswers(QUESTIONS, { ...answers, q4: [] })).toEqual({ answers })
})

test.each([
  ['nothing', {}],
  ['an empty text', { q0: '' }],
  ['empty choices', { q3: '', q4: [] }],
  ['an empty date', { q6: '' }],
])('%s is no answer', (_, given) => {
  expect(checkAnswers(QUESTIONS, given)).toEqual({ problems: { responses: 'empty' } })
})

describe('refused is', () => {
  test.each([
    ['a number as a text', { q1: '7' }],
    ['a number that no question can mean', { q1: 1e6 }],
    ['more than the scale has', { q2: 11 }],
    ['less than the scale has', { q2: -1 }],
    ['a part of a step', { q2: 2.5 }],
    ['what is not offered', { q3: 'Tarde' }],
    ['what is not offered among several', { q4: ['Correr', 'Tarde'] }],
    ['the same twice', { q4: ['Correr', 'Correr'] }],
    ['one for several', { q4: 'Correr' }],
    ['several for one', { q3: ['Mañana'] }],
    ['yes as a text', { q5: 'yes' }],
    ['a day that does not exist', { q6: '2026-02-30' }],
    ['a number for a text', { q0: 3 }],
  ] as [string, Responses][])('%s', (_, given) => {
    const [name] = Object.keys(given)
    expect(checkAnswers(QUESTIONS, given)).toEqual({
      problems: { [`responses.${name}`]: 'invalid' },
    })
  })

  test.each(['q7', 'q99', 'q00', 'q01'])('an answer to %s, which was not asked', (name) => {
    expect(checkAnswers(QUESTIONS, { q0: 'x', [name]: 'x' })).toEqual({
      problems: { [`responses.${name}`]: 'unknown' },
    })
  })
})

test('whatever is given, what can be sent fits, and nothing is added', () => {
  const answer = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom('Mañana', 'Noche', '2026-11-20'),
    fc.array(fc.constantFrom('Correr', 'Nadar', 'Tarde'), { maxLength: 3 }),
  )
  const names = fc.constantFrom(...QUESTIONS.map((_, n) => `q${n}`), 'q7', 'q00')
  fc.assert(
    fc.property(fc.dictionary(names, answer), (given) => {
      const checked = checkAnswers(QUESTIONS, given)
      if ('problems' in checked) {
        expect(checked.problems).not.toEqual({})
        return
      }
      expect(Object.keys(checked.answers).length).toBeGreaterThan(0)
      for (const [name, one] of Object.entries(checked.answers)) {
        expect(one).toBe(given[name])
        expect(QUESTIONS[Number(name.slice(1))]).toBeDefined()
      }
      expect(checkAnswers(QUESTIONS, checked.answers)).toEqual(checked)
    }),
  )
})

test('the schemas take every kind of question and of answer', () => {
  expect(QUESTIONS.map((question) => Question.parse(question))).toEqual(QUESTIONS)
  const answers = { q0: 'x', q1: 1.5, q4: ['Correr'], q5: true }
  expect(Responses.parse(answers)).toEqual(answers)
})
