import { expect, test } from 'vitest'
import type { Answered } from './course.ts'
import { factOf } from './fact.ts'
import type { Question, Responses } from './questions.ts'

const SCALE = { type: 'scale', low: null, high: null } as const
const QUESTIONS: Question[] = [
  { ...SCALE, text: '¿Qué dolor tienes hoy?' },
  { ...SCALE, text: '¿Cómo has dormido?' },
  { type: 'text', text: '¿Dónde lo notas?' },
  { type: 'text', text: '¿Algo más?' },
]
const answered = (day: number, responses: Responses): Answered => ({
  questions: QUESTIONS,
  responses,
  completedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
})

test('the scale that has moved most, with its course', () => {
  const earlier = [answered(1, { q0: 4, q1: 5 }), answered(8, { q0: 3, q1: 5 })]
  expect(factOf(answered(15, { q0: 7, q1: 6 }), earlier)).toEqual({
    scale: {
      question: '¿Qué dolor tienes hoy?',
      points: [
        { at: '2026-11-01T10:00:00.000Z', value: 4 },
        { at: '2026-11-08T10:00:00.000Z', value: 3 },
        { at: '2026-11-15T10:00:00.000Z', value: 7 },
      ],
    },
    quote: null,
  })
})

test('first answers, and words without a priority, state nothing', () => {
  expect(factOf(answered(15, { q0: 7, q2: 'Nada nuevo' }), [])).toBeNull()
})

const quote = (q2: string, q3 = '') => factOf(answered(15, { q2, q3 }), [])?.quote

test.each([
  [
    'Un Dolor intenso en el talón al levantarme. Luego afloja.',
    'Dolor intenso en el talón al levantarme',
  ],
  ['molestia', 'molestia'],
  ['Tengo alergia, creo', 'alergia'],
])('%j is quoted from the word that made its priority', (text, words) => {
  expect(quote(text)).toBe(words)
})

test('the highest priority is quoted, wherever it stands', () => {
  expect(quote('Quiero correr', 'Una lesión grave de rodilla')).toBe('lesión grave de rodilla')
})

test('a long clause is cut between two words', () => {
  expect(quote(`molestia ${'en la rodilla '.repeat(9)}`)).toBe(
    'molestia en la rodilla en la rodilla en la rodilla en la…',
  )
})
