import { expect, test } from 'vitest'
import { priorityOf } from '#lib/questionnaires/priority.ts'
import { piecesOf } from './pieces.ts'

const marked = (text: string) =>
  piecesOf(text, priorityOf(text).matches)
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text)
const whole = (text: string) =>
  piecesOf(text, priorityOf(text).matches)
    .map((piece) => piece.text)
    .join('')

test('the words that decide are marked as they were written', () => {
  expect(marked('Es un DOLOR intenso, y tengo Hipertensión.')).toEqual([
    'DOLOR intenso',
    'Hipertensión',
  ])
  expect(marked('Una molestia; quiero correr')).toEqual(['molestia'])
})

test.each(['', 'nada', 'diabetes', 'diabetesdiabetes', '🙂 lesión grave 🙂', 'fin: meta'])(
  'nothing of %o is lost',
  (text) => {
    expect(whole(text)).toBe(text)
  },
)

test('words that overlap are marked once', () => {
  const text = 'abcdef'
  const pieces = piecesOf(text, [
    { start: 1, end: 4 },
    { start: 2, end: 5 },
    { start: 2, end: 3 },
  ])
  expect(pieces.map((piece) => piece.text)).toEqual(['a', 'bcd', 'e', 'f'])
})
