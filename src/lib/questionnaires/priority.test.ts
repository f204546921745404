import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priorityOf, priorityOfAnswers } from './priority.ts'
import type { Question } from './questions.ts'

test.each([
  ['Un dolor intenso al levantar el brazo', 'high'],
  ['Tuve una LESIÓN GRAVE de rodilla', 'high'],
  ['tuve una lesion grave', 'high'],
  ['Hipertensión controlada', 'high'],
  ['Diabetes tipo 2', 'high'],
  ['Sigo con una molestia', 'attention'],
  ['Molestias al bajar escaleras', 'attention'],
  ['dolor leve por la noche', 'attention'],
  ['Alergias: ninguna', 'attention'],
  ['Mi objetivo es correr', 'info'],
  ['Quiero volver a jugar', 'info'],
  ['La meta, una media maratón', 'info'],
  ['Todo bien', 'normal'],
  ['', 'normal'],
  ['dolor', 'normal'],
] as const)('%j is %s', (text, priority) => {
  expect(priorityOf(text).priority).toBe(priority)
})

test('the highest match wins, wherever it stands', () => {
  expect(priorityOf('Quiero entrenar sin molestia, pero siento un dolor intenso')).toEqual({
    priority: 'high',
    matches: [{ start: 45, end: 58 }],
  })
})

test('what is found is where it stands in the text as it was written, with composed and decomposed accents', () => {
  for (const text of ['Ay: HIPERTENSIÓN y diabetes', 'Ay: HIPERTENSIO\u0301N y diabetes']) {
    const { matches } = priorityOf(text)
    expect(matches.map(({ start, end }) => text.slice(start, end).normalize('NFC'))).toEqual([
      'HIPERTENSIÓN',
      'diabetes',
    ])
  }
})

test('whatever is written around it, a decisive word is found at its place', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(around, around, (before, after) => {
      const text = `${before} diabetes ${after}`
      const { priority, matches } = priorityOf(text)
      expect(priority).toBe('high')
      expect(matches.map(({ start, end }) => text.slice(start, end).toLowerCase())).toContain(
        'diabetes',
      )
    }),
  )
})

const text: Question = { type: 'text', text: '¿Cómo estás?' }
const scale: Question = { type: 'scale', text: '¿Cuánto duele?', low: null, high: null }

test.each([
  [{ q0: 'bien', q1: 'un dolor intenso', q2: 9 }, 'high'],
  [{ q0: 'bien' }, 'normal'],
  [{ q2: 9 }, null],
  [{}, null],
  [{ q0: '' }, null],
] as const)('of the answers %j the priority is %s', (responses, priority) => {
  expect(priorityOfAnswers([text, text, scale], responses)).toBe(priority)
})

test('a choice is no text, whatever it says', () => {
  const one: Question = { type: 'one', text: '¿Tienes…?', options: ['diabetes', 'nada'] }
  expect(priorityOfAnswers([one], { q0: 'diabetes' })).toBeNull()
})
