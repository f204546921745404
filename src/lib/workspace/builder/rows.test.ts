import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTIONS_MAX } from '../questionnaires-schemas.ts'
import { OPTIONS_MAX, type Question } from '#lib/questionnaires/questions.ts'
import { hasOptions, KINDS, questionOf } from './row.ts'
import { reduceRows, rowsOf, type Action, type Rows } from './rows.ts'

const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'number', text: '¿Cuántos días?', unit: 'días' },
  { type: 'number', text: '¿Cuánto pesas?', unit: null },
  { type: 'scale', text: '¿Cuánto duele?', low: 'Nada', high: null },
  { type: 'one', text: '¿Cuándo?', options: ['Por la mañana', 'Por la noche'] },
  { type: 'several', text: '¿En qué zonas?', options: ['Rodilla', 'Cadera', 'Tobillo'] },
  { type: 'yes_no', text: '¿Te despierta?' },
  { type: 'date', text: '¿Desde cuándo?' },
]
const rows = rowsOf(QUESTIONS)
const after = (...actions: Action[]) => actions.reduce(reduceRows, rows)
const textsOf = (all: Rows) => all.map(({ text }) => text)

test('questions of every kind are the same after being made rows', () => {
  expect(rows.map(questionOf)).toEqual(QUESTIONS)
})

describe('the kind', () => {
  test('a choice begins with two empty options, and keeps the text', () => {
    const [row] = after({ type: 'kind', id: 1, kind: 'one' })
    expect(row).toMatchObject({ type: 'one', text: '¿Dónde te duele?', options: ['', ''] })
  })
  test('trying other kinds and coming back loses nothing', () => {
    const tour = KINDS.map((kind): Action => ({ type: 'kind', id: 4, kind }))
    const back = after(...tour, { type: 'kind', id: 4, kind: 'scale' })
    expect(back.map(questionOf)).toEqual(QUESTIONS)
  })
  test('what is of another kind is not sent', () => {
    const [, , , , one] = after({ type: 'kind', id: 5, kind: 'text' })
    expect(questionOf(one!)).toEqual({ type: 'text', text: '¿Cuándo?' })
  })
})

test('a removed question can be had again at its place, also after another one was added', () => {
  const row = rows.at(-1)!
  const all = after(
    { type: 'remove', id: row.id },
    { type: 'add' },
    { type: 'restore', row, index: 7 },
  )
  expect(textsOf(all)).toEqual([...textsOf(rows), ''])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('a copy stands below and is changed by itself', () => {
  const copied = after({ type: 'duplicate', id: 2 })
  const copy = copied[2]!
  const all = reduceRows(copied, { type: 'edit', id: copy.id, part: { unit: 'noches' } })
  expect(all.slice(1, 3).map(questionOf)).toEqual([
    QUESTIONS[1],
    { type: 'number', text: '¿Cuántos días?', unit: 'noches' },
  ])
})

test('pasted lines are questions in words, as many as there is room for', () => {
  const lines = Array.from({ length: QUESTIONS_MAX }, (_, index) => `Pregunta ${index}`)
  const all = after({ type: 'paste', lines })
  expect(all).toHaveLength(QUESTIONS_MAX)
  expect(all[8]).toMatchObject({ type: 'text', text: 'Pregunta 0' })
  expect(textsOf(all.slice(0, 8))).toEqual(textsOf(rows))
})

test.each([
  [1, 0, 0],
  [1, 3, 3],
  [8, -5, 0],
  [1, 99, 7],
])('question %i moved to %i stands at %i', (id, to, place) => {
  expect(after({ type: 'move', id, to }).findIndex((row) => row.id === id)).toBe(place)
})

const anyId = fc.integer({ min: 0, max: QUESTIONS_MAX + 5 })
const anyMove = fc.record({
  type: fc.constant('move' as const),
  id: anyId,
  to: fc.integer({ min: -3, max: QUESTIONS_MAX + 3 }),
})
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>({ type: 'add' }),
  fc.record({ type: fc.constantFrom('remove' as const, 'duplicate' as const), id: anyId }),
  fc.record({
    type: fc.constant('restore' as const),
    row: fc.constantFrom(...rows),
    index: fc.nat({ max: 50 }),
  }),
  anyMove,
  fc.record({ type: fc.constant('kind' as const), id: anyId, kind: fc.constantFrom(...KINDS) }),
  fc.record({
    type: fc.constant('edit' as const),
    id: anyId,
    part: fc.record({ text: fc.string(), unit: fc.string() }),
  }),
  fc.record({
    type: fc.constant('options' as const),
    id: anyId,
    options: fc.array(fc.string(), { maxLength: OPTIONS_MAX + 3 }),
  }),
  fc.record({ type: fc.constant('paste' as const), lines: fc.array(fc.string()) }),
  fc.constant<Action>({ type: 'load', questions: QUESTIONS }),
)

test('no sequence of actions makes too many questions, two with one identity, or too many options', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      let now: Rows = []
      for (const action of actions) {
        now = reduceRows(now, action)
        expect(now.length).toBeLessThanOrEqual(QUESTIONS_MAX)
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
        for (const { options } of now) expect(options.length).toBeLessThanOrEqual(OPTIONS_MAX)
      }
    }),
  )
})

test('whatever becomes a choice has two options at least', () => {
  fc.assert(
    fc.property(
      fc.array(anyAction, { maxLength: 30 }),
      fc.constantFrom(...KINDS),
      (actions, kind) => {
        const before = actions.reduce(reduceRows, rows)
        const now = before.reduce(
          (all, { id }) => reduceRows(all, { type: 'kind', id, kind }),
          before,
        )
        for (const row of now) {
          expect(row.type).toBe(kind)
          if (hasOptions(kind)) expect(row.options.length).toBeGreaterThanOrEqual(2)
        }
      },
    ),
  )
})

test('moving keeps every question, and all others in their order', () => {
  fc.assert(
    fc.property(anyMove, (move) => {
      const now = reduceRows(rows, move)
      expect(now.toSorted((one, other) => one.id - other.id)).toEqual(rows)
      const others = (all: Rows) => all.filter(({ id }) => id !== move.id)
      expect(others(now)).toEqual(others(rows))
    }),
  )
})
