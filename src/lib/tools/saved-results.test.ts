import { expect, test } from 'vitest'
import { RESULTS_FORMAT, withResult, withoutResult, type SavedResult } from './saved-results.ts'

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

test('results are sorted newest first', () => {
  expect(withResult([MORNING], EVENING)).toEqual([EVENING, MORNING])
  expect(withResult([EVENING], MORNING)).toEqual([EVENING, MORNING])
  expect(RESULTS_FORMAT.read(RESULTS_FORMAT.write([MORNING, EVENING]))).toEqual([EVENING, MORNING])
})

test('a duplicate result replaces the earlier one', () => {
  const again = { ...MORNING, inputs: { height: 180 } }
  expect(withResult([EVENING, MORNING], again)).toEqual([EVENING, again])
})

test('only the given result is removed', () => {
  const both = [EVENING, MORNING]
  expect(withoutResult(both, { tool: 'body-fat', at: MORNING.at })).toEqual(both)
  expect(withoutResult(both, MORNING)).toEqual([EVENING])
})

test('beyond 200 the oldest are dropped', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const at = (nth: number) => new Date(start + nth * 60_000).toISOString()
  let kept: SavedResult[] = []
  for (let nth = 0; nth <= 200; nth++) kept = withResult(kept, result(at(nth)))
  expect(kept).toHaveLength(200)
  expect([kept[0]?.at, kept.at(-1)?.at]).toEqual([at(200), at(1)])
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
])('an entry with %s is dropped', (_, broken) => {
  expect(RESULTS_FORMAT.read({ version: 1, items: [{ ...MORNING, ...broken }, EVENING] })).toEqual([
    EVENING,
  ])
})
