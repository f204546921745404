import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import { fits, type Question, type Responses } from '#lib/questionnaires/questions.ts'
import { answeredCount, answerText, formOf, readAnswers } from './answers.ts'

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

describe('the form', () => {
  test('shows earlier answers as they are typed here', () => {
    expect(formOf(QUESTIONS, ANSWERS, 'es')).toEqual([
      'En la rodilla',
      '12,5',
      '0',
      'Noche',
      ['Correr', 'Nadar'],
      'no',
      '2026-11-01',
    ])
    expect(formOf(QUESTIONS, ANSWERS, 'en')[1]).toBe('12.5')
  })
  test('is empty without answers', () => {
    const empty = formOf(QUESTIONS, {}, 'es')
    expect(answeredCount(empty)).toBe(0)
    expect(readAnswers(QUESTIONS, empty)).toEqual({ responses: {}, wrong: [] })
  })
  test('gives back every answer, 0 and no among them', () => {
    const form = formOf(QUESTIONS, ANSWERS, 'es')
    expect(readAnswers(QUESTIONS, form)).toEqual({ responses: ANSWERS, wrong: [] })
    expect(answeredCount(form)).toBe(QUESTIONS.length)
  })
  test('comma and point are read alike, and what is no number is told by its question', () => {
    const form = ['', '7.5', '', '', [], '', '']
    expect(readAnswers(QUESTIONS, form).responses).toEqual({ q1: 7.5 })
    expect(readAnswers(QUESTIONS, form.with(1, 'muchos'))).toEqual({ responses: {}, wrong: [1] })
  })
  test('spaces are no answer', () => {
    expect(readAnswers(QUESTIONS, ['  ', '', '', '', [], '', '']).responses).toEqual({})
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
      const { responses, wrong } = readAnswers(QUESTIONS, formOf(QUESTIONS, answers, locale))
      expect(responses).toEqual(answers)
      expect(wrong).toEqual([])
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
