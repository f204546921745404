import { expect, test } from 'vitest'
import { DEFAULTS, planToRun } from './configs.ts'
import { IDLE, transition, viewOf } from './run.ts'
import { packRun, readRun, unpackRun } from './saved-run.ts'

const config = DEFAULTS.tabata
const started = transition(IDLE, { type: 'start', plan: planToRun(config) }, 1_000)
/** Five seconds into the first work. */
const packed = packRun({ config, run: started }, 26_000, 1_700_000_000_000)
const text = JSON.stringify(packed)

test('a run continues by the wall clock, whatever the monotonic clock of the new page', () => {
  const going = unpackRun(packed, 300, 1_700_000_002_000)!
  const view = viewOf(going.run, 300)
  expect(going.config).toEqual(config)
  expect(view.phase?.kind).toBe('work')
  expect(view.phaseLeftMs).toBe(13_000)
})

test('a packed run can be read', () => {
  expect(readRun(JSON.parse(text))).toEqual(packed)
})

test('a paused run stays where it was', () => {
  const paused = transition(started, { type: 'pause' }, 26_000)
  const again = unpackRun(packRun({ config, run: paused }, 40_000, 5), 300, 1_000_005)!
  expect(viewOf(again.run, 300)).toEqual(viewOf(paused, 40_000))
})

test('a run waiting for a confirmation is restored as paused', () => {
  const asking = transition(started, { type: 'ask' }, 26_000)
  const again = unpackRun(packRun({ config, run: asking }, 40_000, 5), 300, 1_000_005)!
  expect(viewOf(again.run, 300)).toMatchObject({ status: 'paused', phaseLeftMs: 15_000 })
})

test('a wall clock that was set back adds nothing', () => {
  const { run } = unpackRun(packed, 300, 1_600_000_000_000)!
  expect(viewOf(run, 300).phaseLeftMs).toBe(15_000)
})

test('a run that has ended meanwhile is dropped', () => {
  expect(unpackRun(packed, 300, 1_700_003_600_000)).toBeNull()
})

test.each([
  ['nothing', 'null'],
  ['a text', '"text"'],
  ['another version', '{"version":2}'],
  ['a broken configuration', text.replace('tabata', 'tobata')],
  ['a run without times', text.replace('"ranMs":0', '"ranMs":"0"')],
  ['a run that was not started', text.replace('"status":"running"', '"status":"idle"')],
  ['a question about nothing', text.replace('"asked":"running"', '"asked":"idle"')],
  ['laps that are none', text.replace('"laps":[]', '"laps":[null]')],
])('%s is ignored', (_, broken) => {
  expect(broken).not.toBe(text)
  expect(readRun(JSON.parse(broken))).toBeNull()
})
