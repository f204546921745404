import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import { fits, type Question, type Responses } from '#lib/questionnaires/questions.ts'
import { answeredCount, answerText, byQuestion, checkForm, formOf, readAnswers } from './answers.ts'

const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'number', text: '¿Cuánto corres?', unit: 'km' },
  { type: 'scale', text: '¿Cuánto te duele?', low: 'Nada', high: 'Muchísimo' },
  { type: 'one', text: '¿Cuándo?', options: ['Mañana', 'Noche'] },
  { type: 'several', text: '¿Qué haces?', options: ['Correr', 'Nadar'] },
  { type: 'yes_no', text: '¿Te despierta?' },
  { type: 'date', text: '¿Desde cuándo?' },
]
const ANSWERS: Responses = {
  q0: 'En la rodilla',
  q1: 12.5,
  q2: 0,
  q3: 'Noche',
  q4: ['Correr', 'Nadar'],
  q5: false,
  q6: '2026-11-01',
}

const EMPTY = formOf(QUESTIONS, {}, 'es')

describe('the form', () => {
  test('shows earlier answers as they are typed here', () => {
    expect(formOf(QUESTIONS, ANSWERS, 'es')).toEqual({
      q0: 'En la rodilla',
      q1: '12,5',
      q2: '0',
      q3: 'Noche',
      q4: ['Correr', 'Nadar'],
      q5: 'no',
      q6: '2026-11-01',
    })
    expect(formOf(QUESTIONS, ANSWERS, 'en')['q1']).toBe('12.5')
  })
  test('is empty without answers, and not sent', () => {
    expect(answeredCount(EMPTY)).toBe(0)
    expect(readAnswers(QUESTIONS, EMPTY)).toEqual({ responses: {}, problems: {} })
    expect(checkForm(QUESTIONS, EMPTY)).toEqual({ problems: { responses: 'empty' } })
  })
  test('gives back every answer, 0 and no among them', () => {
    const form = formOf(QUESTIONS, ANSWERS, 'es')
    expect(readAnswers(QUESTIONS, form)).toEqual({ responses: ANSWERS, problems: {} })
    expect(checkForm(QUESTIONS, form)).toEqual({ body: ANSWERS })
    expect(answeredCount(form)).toBe(QUESTIONS.length)
  })
  test('one answer is enough', () => {
    expect(checkForm(QUESTIONS, { ...EMPTY, q2: '0' })).toEqual({ body: { q2: 0 } })
  })
  test('comma and point are read alike, and what is no number is a problem of its question', () => {
    const form = { ...EMPTY, q1: '7.5' }
    expect(readAnswers(QUESTIONS, form).responses).toEqual({ q1: 7.5 })
    const wrong = { ...form, q1: 'muchos' }
    expect(readAnswers(QUESTIONS, wrong)).toEqual({ responses: {}, problems: { q1: 'invalid' } })
    expect(checkForm(QUESTIONS, wrong)).toMatchObject({ problems: { q1: 'invalid' } })
  })
  test('what does not fit its question is a problem of it, next to what cannot be read', () => {
    const form = { ...EMPTY, q0: 'Aquí', q1: 'muchos', q2: '11' }
    expect(checkForm(QUESTIONS, form)).toEqual({ problems: { q1: 'invalid', q2: 'invalid' } })
  })
  test('spaces are no answer', () => {
    expect(readAnswers(QUESTIONS, { ...EMPTY, q0: '  ' }).responses).toEqual({})
  })
  test('problems that the server finds are of the same fields', () => {
    const found = { 'responses.q1': 'invalid', responses: 'empty' }
    expect(byQuestion(found)).toEqual({ q1: 'invalid', responses: 'empty' })
  })
})

const anyAnswers = fc.record(
  {
    q0: fc.stringMatching(/^[a-zñ]{1,20}$/),
    q1: fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
    q2: fc.integer({ min: 0, max: 10 }),
    q3: fc.constantFrom('Mañana', 'Noche'),
    q4: fc.subarray(['Correr', 'Nadar'], { minLength: 1 }),
    q5: fc.boolean(),
    q6: fc.constantFrom('2026-01-31', '2024-02-29'),
  },
  { requiredKeys: [] },
)

test('whatever was answered comes back unchanged from a form in either language, and fits', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom('es' as const, 'en' as const), (answers, locale) => {
      const { responses, problems } = readAnswers(QUESTIONS, formOf(QUESTIONS, answers, locale))
      expect(responses).toEqual(answers)
      expect(problems).toEqual({})
      for (const [name, answer] of Object.entries(responses)) {
        expect(isAnswered(answer) && fits(QUESTIONS[Number(name.slice(1))]!, answer)).toBe(true)
      }
    }),
  )
})

test('answers are read in words', () => {
  const words = { yes: 'Sí', no: 'No', scale: (value: number) => `${value} de 10` }
  const texts = QUESTIONS.map((question, i) => answerText(question, ANSWERS[`q${i}`], words, 'es'))
  expect(texts).toEqual([
    'En la rodilla',
    '12,5 km',
    '0 de 10',
    'Noche',
    'Correr y Nadar',
    'No',
    '1 de noviembre de 2026',
  ])
  expect(answerText(QUESTIONS[0]!, undefined, words, 'es')).toBeNull()
  expect(answerText(QUESTIONS[4]!, [], words, 'es')).toBeNull()
})
