import { expect, test } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { deleteSavedResult, type SavedResult, savedResults, saveResult } from './saved-results.ts'

const storage = browserStorage()
const KEY = 'saved-results'

function result(at: string, tool: SavedResult['tool'] = 'bmi'): SavedResult {
  return {
    tool,
    at,
    inputs: { height: 175, weight: 70.5 },
    result: { bmi: 23, category: 'normal' },
  }
}
const MORNING = result('2026-11-20T08:00:00.000Z')
const EVENING = result('2026-11-20T20:00:00.000Z', 'body-fat')

test('gives back what was saved, the newest first, of one tool or of all', () => {
  expect(saveResult(MORNING)).toBe(true)
  saveResult(EVENING)
  expect(savedResults()).toEqual([EVENING, MORNING])
  expect(savedResults('bmi')).toEqual([MORNING])
  expect(savedResults('running-pace')).toEqual([])
})

test('the same result twice is one', () => {
  saveResult(MORNING)
  saveResult({ ...MORNING, inputs: { height: 180 } })
  expect(savedResults()).toEqual([{ ...MORNING, inputs: { height: 180 } }])
})

test('deletes one, and only that one', () => {
  saveResult(MORNING)
  saveResult(EVENING)
  expect(deleteSavedResult({ tool: 'body-fat', at: MORNING.at })).toBe(true)
  expect(savedResults()).toHaveLength(2)
  deleteSavedResult(MORNING)
  expect(savedResults()).toEqual([EVENING])
})

test('beyond 200 the oldest go', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const at = (nth: number) => new Date(start + nth * 60_000).toISOString()
  for (let nth = 0; nth <= 200; nth++) saveResult(result(at(nth)))
  const kept = savedResults()
  expect(kept).toHaveLength(200)
  expect([kept[0]?.at, kept.at(-1)?.at]).toEqual([at(200), at(1)])
})

test.each(BROKEN_TEXTS)('%j is nothing, and saving works again', (text) => {
  storage.kept.set(KEY, text)
  expect(savedResults()).toEqual([])
  expect(saveResult(MORNING)).toBe(true)
  expect(savedResults()).toEqual([MORNING])
})

test.each<[string, object]>([
  ['another tool', { tool: 'horoscope' }],
  ['a timer', { tool: 'timer' }],
  ['a name of the prototype', { tool: '__proto__' }],
  ['no moment', { at: 'yesterday' }],
  ['a moment that does not exist', { at: '2026-02-30T08:00:00.000Z' }],
  ['a day', { at: '2026-11-20' }],
  ['inputs that are a list', { inputs: [1] }],
  ['nested inputs', { inputs: { a: { b: 1 } } }],
  ['no result', { result: null }],
])('an entry with %s is left out', (_, broken) => {
  const items = [{ ...MORNING, ...broken }, EVENING]
  storage.kept.set(KEY, JSON.stringify({ version: 1, items }))
  expect(savedResults()).toEqual([EVENING])
})

test('a browser that keeps nothing says so', () => {
  saveResult(MORNING)
  storage.become('full')
  expect(saveResult(EVENING)).toBe(false)
  expect(savedResults()).toEqual([MORNING])
  storage.become('refused')
  expect([saveResult(EVENING), deleteSavedResult(MORNING), savedResults()]).toEqual([
    false,
    false,
    [],
  ])
})
