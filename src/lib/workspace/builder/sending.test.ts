import { describe, expect, test } from 'vitest'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { OPTION_MAX } from '#lib/questionnaires/questions.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { byRow, fieldOfRow, problemsOf, without, wrongRows } from './problems.ts'
import { reduceRows } from './rows.ts'
import { beginWith, bodyOf, isChanged, type Sending } from './sending.ts'
import { addDays } from './weekly.ts'

const SET: QuestionSet = {
  title: 'Evaluación Fisioterapéutica',
  questions: [
    { type: 'text', text: '¿Dónde te duele?' },
    { type: 'one', text: '¿Cuándo?', options: ['Por la mañana', 'Por la noche'] },
  ],
}
const JULIAN = {
  id: 'b1d1f1c2-0000-4000-8000-000000000001' as AuthorizationId,
  name: 'Julián Prieto',
  avatarUrl: null,
}
const TODAY = madridDay()
const begun = beginWith(SET, [JULIAN])
const problems = (part: Partial<Sending>) => problemsOf({ ...begun, ...part }, 'es')

test('what is sent is what is chosen and written', () => {
  const until = addDays(TODAY, 28)
  expect(bodyOf({ ...begun, title: '  Seguimiento ', isWeekly: true, until }, 'en')).toEqual({
    clients: [JULIAN.id],
    title: 'Seguimiento',
    questions: SET.questions,
    dueOn: null,
    repeatUntil: until,
    locale: 'en',
  })
  expect(bodyOf({ ...begun, until }, 'es').repeatUntil).toBeNull()
})

describe('problems', () => {
  test('none in what it begins with for a client, nor without questions', () => {
    expect(problems({})).toEqual({})
    expect(problems({ rows: [] })).toEqual({})
  })
  test.each([
    [{ clients: [] }, { clients: 'required' }],
    [{ title: ' ' }, { title: 'required' }],
    [{ dueOn: addDays(TODAY, -1) }, { dueOn: 'in_past' }],
    [{ isWeekly: true }, { repeatUntil: 'invalid_date' }],
    [{ isWeekly: true, until: addDays(TODAY, 6) }, { repeatUntil: 'too_soon' }],
    [{ isWeekly: true, until: addDays(TODAY, 7) }, {}],
    [{ until: 'nonsense' }, {}],
  ])('%j: %j', (part, expected) => {
    expect(problems(part)).toEqual(expected)
  })
  test('those of questions follow their rows when these are moved', () => {
    const rows = [
      reduceRows(begun.rows, { type: 'edit', id: 1, part: { text: ' a ' } }),
      reduceRows(begun.rows, {
        type: 'options',
        id: 2,
        options: ['Sí', 'x'.repeat(OPTION_MAX + 1)],
      }),
      reduceRows(begun.rows, { type: 'options', id: 2, options: ['Sí', ' Sí'] }),
      reduceRows(begun.rows, { type: 'options', id: 2, options: ['Sí'] }),
    ].map((wrong) => reduceRows(wrong, { type: 'move', id: 2, to: 0 }))
    expect(rows.map((all) => problems({ rows: all }))).toEqual([
      { 'row.1.text': 'too_short' },
      { 'row.2.options.1': 'too_long' },
      { 'row.2.options.1': 'duplicate' },
      { 'row.2.options': 'too_few' },
    ])
  })
  test('of the server are named alike, and those of what was changed go', () => {
    const named = byRow(
      { 'questions.1.options.0': 'invalid_characters', title: 'too_long' },
      begun.rows,
    )
    expect(named).toEqual({ 'row.2.options.0': 'invalid_characters', title: 'too_long' })
    expect(wrongRows(named, begun.rows)).toEqual([2])
    expect(without(named, fieldOfRow(2, 'options'))).toEqual({ title: 'too_long' })
    expect(byRow({ 'questions.9.text': 'required' }, begun.rows)).toEqual({
      'questions.9.text': 'required',
    })
  })
})

describe('whether something was changed', () => {
  test.each<[string, Partial<Sending>, boolean]>([
    ['nothing', {}, false],
    ['spaces', { title: `${SET.title} ` }, false],
    ['the title', { title: 'Otro' }, true],
    ['a question', { rows: begun.rows.slice(1) }, true],
    ['the client', { clients: [] }, true],
    ['the day', { dueOn: TODAY }, true],
  ])('%s', (_, part, expected) => {
    expect(isChanged({ ...begun, ...part }, begun)).toBe(expected)
  })
  test('not by moving a question there and back', () => {
    const there = reduceRows(begun.rows, { type: 'move', id: 1, to: 1 })
    expect(isChanged({ ...begun, rows: there }, begun)).toBe(true)
    const back = reduceRows(there, { type: 'move', id: 1, to: 0 })
    expect(isChanged({ ...begun, rows: back }, begun)).toBe(false)
  })
})
