import { describe, expect, test } from 'vitest'
import { lineOf, type Story, tell, viewAfter } from '#tests/support/timer-story.ts'
import { DEFAULTS, planOf } from './configs.ts'
import { type Plan, withPreparation } from './plan.ts'

describe('stopwatch and AMRAP', () => {
  const laps = (of: Plan, story: string) => viewAfter(of, story).laps
  const stopwatch = planOf(DEFAULTS.stopwatch)

  test('laps last from one mark to the next, without pauses', () => {
    const story: string = '10 lap, 12 pause, 50 resume, 53 lap'
    expect(laps(stopwatch, story)).toEqual([10_000, 5000])
  })

  test('there are no laps while paused, asking or preparing', () => {
    expect(laps(stopwatch, '5 pause, 6 lap')).toEqual([])
    expect(laps(stopwatch, '5 ask, 6 lap')).toEqual([])
    expect(laps(withPreparation(stopwatch), '19 lap')).toEqual([])
    expect(laps(withPreparation(stopwatch), '23 lap')).toEqual([3000])
  })

  test('the stopwatch runs until ended, with a last lap', () => {
    expect(lineOf(viewAfter(stopwatch, '86400 look'))).toBe('running work 1.1 86400 86400 –')
    const view = viewAfter(stopwatch, '60 lap, 100 next, 900 look')
    expect(lineOf(view)).toBe('finished 0 100 0')
    expect(view.laps).toEqual([60_000, 40_000])
  })

  test('AMRAP counts rounds as laps and ends at zero', () => {
    const view = viewAfter(planOf({ mode: 'amrap', seconds: 120 }), '50 lap, 95 lap, 130 lap')
    expect(lineOf(view)).toBe('finished 0 120 0')
    expect(view.laps).toEqual([50_000, 45_000])
  })
})

describe('AFAP ends when all rounds are marked', () => {
  const cases: Story[] = [
    ['first round', '30 look', 'running work 1.1 30 30 –'],
    ['marked', '30 next, 35 look', 'running work 2.1 5 35 –'],
    ['all marked', '30 next, 70 next, 99 look', 'finished 0 70 0'],
    ['not while paused', '30 pause, 40 next, 50 look', 'paused work 1.1 30 30 –'],
    ['nothing to skip', '30 skip, 31 look', 'running work 1.1 31 31 –'],
  ]
  const of = planOf({ mode: 'afap', rounds: 2 })
  test.each(cases)('%s', tell(of))

  test('each round has its own time', () => {
    const view = viewAfter(of, '30 next, 40 pause, 90 resume, 120 next')
    expect(view.laps).toEqual([30_000, 40_000])
  })
})

describe('Tabata', () => {
  const cases: Story[] = [
    ['work', '19.999 look', 'running work 1.1 19.999 19.999 140.001'],
    ['rest', '20 look', 'running rest 1.1 0 20 140'],
    ['next work', '30 look', 'running work 1.2 0 30 130'],
    ['round rest after the last cycle', '50 look', 'running round-rest 1.2 0 50 110'],
    ['second round', '110 look', 'running work 2.1 0 110 50'],
    ['last work', '159 look', 'running work 2.2 19 159 1'],
    ['finished after the last work', '160 look', 'finished 0 160 0'],
    ['a rest cannot be skipped', '25 skip, 26 look', 'running rest 1.1 6 26 134'],
    ['paused over a border', '19 pause, 25 resume, 27 look', 'running rest 1.1 1 21 139'],
  ]
  const config = {
    mode: 'tabata',
    work: 20,
    rest: 10,
    cycles: 2,
    rounds: 2,
    roundRest: 60,
  } as const
  test.each(cases)('%s', tell(planOf(config)))

  test.each([
    [0, 0, 0],
    [20, 0, 1],
    [30, 0, 1],
    [50, 1, 2],
    [110, 1, 0],
    [130, 1, 1],
    [160, 2, 2],
  ])('after %d s: %d completed rounds and %d completed cycles', (second, rounds, cycles) => {
    const view = viewAfter(planOf(config), `${second} look`)
    expect([view.completedRounds, view.completedCycles]).toEqual([rounds, cycles])
  })

  test('the next phase is known, except after the last', () => {
    expect(viewAfter(planOf(config), '0 look').nextPhase).toMatchObject({ kind: 'rest', cycle: 1 })
    expect(viewAfter(planOf(config), '159 look').nextPhase).toBeNull()
  })
})

describe('EMOM', () => {
  const cases: Story[] = [
    ['work', '39 look', 'running work 1.1 39 39 81'],
    ['rest', '40 look', 'running rest 1.1 0 40 80'],
    ['on the minute', '60 look', 'running work 2.1 0 60 60'],
    ['rest of the last minute', '119 look', 'running rest 2.1 19 119 1'],
    ['ends at its minutes', '120 look', 'finished 0 120 0'],
  ]
  test.each(cases)('%s', tell(planOf({ mode: 'emom', minutes: 2, work: 40, rest: 20 })))
})

describe('a custom sequence', () => {
  const steps = [
    { name: 'A', kind: 'work', seconds: 30 },
    { name: 'B', kind: 'rest', seconds: 10 },
  ] as const
  const cases: Story[] = [
    ['a step can be skipped', '5 skip, 6 look', 'running rest 1.1 1 6 49'],
    ['the last one too', '75 skip, 99 look', 'finished 0 75 0'],
    ['not while paused', '5 pause, 6 skip, 7 look', 'paused work 1.1 5 5 75'],
  ]
  test.each(cases)('%s', tell(planOf({ mode: 'intervals', rounds: 2, steps })))

  test('of rest only counts a round when it ends', () => {
    const rests = planOf({ mode: 'intervals', rounds: 2, steps: [steps[1], steps[1]] })
    const done = (second: number) => viewAfter(rests, `${second} look`).completedRounds
    expect([0, 19, 20, 39, 40].map(done)).toEqual([0, 0, 1, 1, 2])
  })
})
