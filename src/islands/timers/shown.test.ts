import { expect, test } from 'vitest'
import { DEFAULTS, planOf, planToRun, type AnyConfig } from '#lib/timers/configs.ts'
import { IDLE, transition, viewOf, type TimerEvent } from '#lib/timers/run.ts'
import { shownOf } from './shown.ts'

/** The displayed numbers after events at the given milliseconds. */
function shown(config: AnyConfig, at: number, events: [number, TimerEvent][] = []) {
  const plan = planOf(config)
  let run = transition(IDLE, { type: 'start', plan }, 0)
  for (const [ms, event] of events) run = transition(run, event, ms)
  return shownOf(viewOf(run, at), plan)
}

test.each([
  [0, 300, 1],
  [1, 300, 1],
  [999, 300, 1],
  [1_000, 299, 299 / 300],
  [299_001, 1, 1 / 300],
])('a countdown of 5:00 shows after %i ms %i s', (at, seconds, share) => {
  const { main, side, share: is } = shown(DEFAULTS.countdown, at)
  expect(main).toEqual({ seconds, columns: 3 })
  expect(is).toBeCloseTo(share)
  expect(side).toBeNull()
})

test('Tabata counts each phase down, with the total time left beside it', () => {
  expect(shown(DEFAULTS.tabata, 25_500)).toEqual({
    main: { seconds: 5, columns: 3 },
    side: { of: 'left', seconds: 205, columns: 3 },
    share: 0.5,
  })
})

test('the preparation does not count towards the total', () => {
  const plan = planToRun(DEFAULTS.tabata)
  const run = transition(IDLE, { type: 'start', plan }, 0)
  const { main, side } = shownOf(viewOf(run, 5_000), plan)
  expect([main.seconds, side?.seconds]).toEqual([15, 230])
})

test('a stopwatch counts up, with the current lap beside it once there is one', () => {
  expect(shown(DEFAULTS.stopwatch, 61_999)).toMatchObject({ main: { seconds: 61 }, side: null })
  expect(shown(DEFAULTS.stopwatch, 61_999, [[60_000, { type: 'lap' }]])).toMatchObject({
    main: { seconds: 61 },
    side: { of: 'lap', seconds: 1 },
  })
})

test('rounds for time count up, with the current round beside it', () => {
  expect(shown(DEFAULTS.afap, 30_000, [[20_000, { type: 'next' }]])).toMatchObject({
    main: { seconds: 30 },
    side: { of: 'round', seconds: 10 },
  })
})

test('strength counts each work up from 0, and each rest down', () => {
  expect(shown(DEFAULTS.strength, 70_000)).toMatchObject({
    main: { seconds: 70 },
    side: { seconds: 70 },
  })
  const rested: [number, TimerEvent][] = [[70_000, { type: 'next' }]]
  expect(shown(DEFAULTS.strength, 75_000, rested)).toMatchObject({
    main: { seconds: 55 },
    side: { of: 'elapsed', seconds: 75 },
  })
  expect(shown(DEFAULTS.strength, 135_000, rested)).toMatchObject({ main: { seconds: 5 } })
})

test('the number of columns is that of the longest phase from the start', () => {
  expect(shown({ mode: 'countdown', seconds: 600 }, 5_000).main).toEqual({
    seconds: 595,
    columns: 4,
  })
})

test('a finished run shows its duration', () => {
  expect(shown(DEFAULTS.countdown, 400_000)).toEqual({
    main: { seconds: 300, columns: 3 },
    side: null,
    share: 1,
  })
})
