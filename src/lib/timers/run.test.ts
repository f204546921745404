import { describe, expect, test } from 'vitest'
import { lineOf, type Story, tell, viewAfter } from '#tests/support/timer-story.ts'
import { DEFAULTS, planOf } from './configs.ts'
import { withPreparation } from './plan.ts'
import { IDLE, transition, viewOf } from './run.ts'

test('an idle timer ignores every event but start', () => {
  const types = [
    'pause',
    'resume',
    'ask',
    'cancel',
    'next',
    'lap',
    'tick',
    'reset',
    'skip',
  ] as const
  for (const type of types) expect(transition(IDLE, { type }, 1000)).toBe(IDLE)
  expect(lineOf(viewOf(IDLE, 1000))).toBe('idle 0 0 0')
})

test('a plan without duration cannot start', () => {
  const empty = { phases: [], rounds: 1, cycles: 1 }
  const zero = { ...empty, phases: [{ kind: 'work', seconds: 0, round: 1, cycle: 1 }] } as const
  for (const none of [empty, zero, withPreparation(zero), { ...zero, endless: true }]) {
    expect(transition(IDLE, { type: 'start', plan: none }, 0)).toBe(IDLE)
  }
})

describe('general timer: preparation, pause, confirmation, reset', () => {
  const cases: Story[] = [
    ['starts with the preparation', '0 look', 'preparing prepare 1.1 0 0 300'],
    ['the preparation is not counted', '19.9 look', 'preparing prepare 1.1 19.9 0 300'],
    ['20 s later it runs', '20 look', 'running work 1.1 0 0 300'],
    ['runs', '21.5 look', 'running work 1.1 1.5 1.5 298.5'],
    ['the preparation can be skipped', '5 skip, 6 look', 'running work 1.1 1 1 299'],
    ['a countdown cannot be skipped', '25 skip, 26 look', 'running work 1.1 6 6 294'],
    ['pauses', '30 pause, 99 look', 'paused work 1.1 10 10 290'],
    ['pauses while preparing', '5 pause, 99 look', 'paused prepare 1.1 5 0 300'],
    ['resumes', '30 pause, 90 resume, 91 look', 'running work 1.1 11 11 289'],
    ['a second pause is none', '30 pause, 40 pause, 41 look', 'paused work 1.1 10 10 290'],
    ['resume while running is none', '30 resume, 31 look', 'running work 1.1 11 11 289'],
    ['a question freezes', '30 ask, 500 look', 'asking work 1.1 10 10 290'],
    ['a question freezes the preparation', '5 ask, 500 look', 'asking prepare 1.1 5 0 300'],
    ['taken back, it runs on', '30 ask, 90 cancel, 91 look', 'running work 1.1 11 11 289'],
    ['taken back while preparing', '5 ask, 90 cancel, 91 look', 'preparing prepare 1.1 6 0 300'],
    ['confirmed, it is paused', '30 ask, 90 pause, 99 look', 'paused work 1.1 10 10 290'],
    ['confirmed, it is reset', '30 ask, 90 reset, 99 look', 'idle 0 0 0'],
    [
      'a question during a pause',
      '30 pause, 40 ask, 50 cancel, 60 look',
      'paused work 1.1 10 10 290',
    ],
    [
      'resume does not answer a question',
      '30 ask, 40 resume, 50 look',
      'asking work 1.1 10 10 290',
    ],
    [
      'a question on a question is none',
      '30 ask, 35 ask, 40 cancel, 41 look',
      'running work 1.1 11 11 289',
    ],
    [
      'cancel without a question is none',
      '30 pause, 40 cancel, 50 look',
      'paused work 1.1 10 10 290',
    ],
    ['laps are not for a countdown', '30 lap, 31 look', 'running work 1.1 11 11 289'],
    ['next is not for a countdown', '30 next, 31 look', 'running work 1.1 11 11 289'],
    ['ends at zero', '320 look', 'finished 0 300 0'],
    ['stays ended', '9999 look', 'finished 0 300 0'],
    ['an event that comes too late', '321 pause, 322 look', 'finished 0 300 0'],
    ['no question about what ended', '320 tick, 321 ask, 330 look', 'finished 0 300 0'],
    ['is reset after the end', '321 tick, 330 reset', 'idle 0 0 0'],
  ]
  test.each(cases)('%s', tell(withPreparation(planOf(DEFAULTS.countdown))))

  test('a running timer is not started again, a finished one is', () => {
    const event = { type: 'start', plan: planOf(DEFAULTS.countdown) } as const
    let run = transition(IDLE, event, 0)
    run = transition(run, event, 10_000)
    expect(viewOf(run, 10_000).elapsedMs).toBe(10_000)
    run = transition(run, event, 400_000)
    expect(lineOf(viewOf(run, 401_000))).toBe('running work 1.1 1 1 299')
  })
})

describe('clocks', () => {
  const of = planOf(DEFAULTS.countdown)

  test('a clock that goes back adds nothing, and time continues from there', () => {
    const view = viewAfter(of, '10 tick, -500 tick, -495 look')
    expect(view.elapsedMs).toBe(15_000)
  })

  test('a view at an earlier time adds nothing', () => {
    expect(viewAfter(of, '10 tick, 3 look').elapsedMs).toBe(10_000)
  })

  test('a view does not change the run', () => {
    const run = Object.freeze(transition(IDLE, { type: 'start', plan: of }, 0))
    viewOf(run, 250_000)
    expect(viewOf(run, 1000).elapsedMs).toBe(1000)
  })

  test('a run survives serialisation', () => {
    const run = transition(IDLE, { type: 'start', plan: withPreparation(of) }, 0)
    const copy = JSON.parse(JSON.stringify(run)) as typeof run
    expect(viewOf(copy, 55_000)).toEqual(viewOf(run, 55_000))
  })
})
