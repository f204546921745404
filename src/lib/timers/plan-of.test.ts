import { describe, expect, test } from 'vitest'
import { type AnyConfig, DEFAULTS, planOf, planToRun } from './configs.ts'
import { type Plan, totalSeconds, withPreparation } from './plan.ts'

/** A plan as one line: kind, seconds (– is open), round and cycle of each phase. */
function lineOf({ phases }: Plan): string {
  return phases
    .map(({ kind, seconds, round, cycle }) => `${kind} ${seconds ?? '–'} ${round}.${cycle}`)
    .join(', ')
}

const tabata = { mode: 'tabata', work: 20, rest: 10, cycles: 2, rounds: 2, roundRest: 60 } as const
const strength = { mode: 'strength', rounds: 2, cycles: 2, rest: 60, roundRest: 180 } as const

const PLANS: [string, AnyConfig, string, number | null][] = [
  ['a countdown', { mode: 'countdown', seconds: 61 }, 'work 61 1.1', 61],
  ['a stopwatch', { mode: 'stopwatch' }, 'work – 1.1', null],
  ['AMRAP', { mode: 'amrap', seconds: 720 }, 'work 720 1.1', 720],
  ['AFAP', { mode: 'afap', rounds: 3 }, 'work – 1.1, work – 2.1, work – 3.1', null],
  [
    'Tabata: no rest after the last work of a round, no round rest after the last round',
    tabata,
    'work 20 1.1, rest 10 1.1, work 20 1.2, round-rest 60 1.2, work 20 2.1, rest 10 2.1, work 20 2.2',
    160,
  ],
  ['Tabata of one work', { ...tabata, cycles: 1, rounds: 1 }, 'work 20 1.1', 20],
  [
    'Tabata without rests',
    { ...tabata, rest: 0, roundRest: 0 },
    'work 20 1.1, work 20 1.2, work 20 2.1, work 20 2.2',
    80,
  ],
  [
    'EMOM ends at its minutes, with the last rest',
    { mode: 'emom', minutes: 2, work: 40, rest: 20 },
    'work 40 1.1, rest 20 1.1, work 40 2.1, rest 20 2.1',
    120,
  ],
  [
    'EMOM without rest',
    { mode: 'emom', minutes: 2, work: 60, rest: 0 },
    'work 60 1.1, work 60 2.1',
    120,
  ],
  [
    'a free sequence',
    {
      mode: 'intervals',
      rounds: 2,
      steps: [
        { name: 'Squats', kind: 'work', seconds: 30 },
        { name: '', kind: 'rest', seconds: 15 },
      ],
    },
    'work 30 1.1, rest 15 1.1, work 30 2.1, rest 15 2.1',
    90,
  ],
  [
    'strength: open work, rests between, nothing after the last work',
    strength,
    'work – 1.1, rest 60 1.1, work – 1.2, round-rest 180 1.2, work – 2.1, rest 60 2.1, work – 2.2',
    null,
  ],
  ['meditation', { mode: 'meditation', minutes: 15 }, 'meditate 900 1.1', 900],
  [
    'breathing, holds of 0 left out',
    { ...DEFAULTS.breathing, pattern: 'relaxation', cycles: 5 },
    [1, 2, 3, 4, 5].map((n) => `inhale 4 1.${n}, hold-in 7 1.${n}, exhale 8 1.${n}`).join(', '),
    95,
  ],
]

describe('plans', () => {
  test.each(PLANS)('%s', (_, config, line, seconds) => {
    const plan = planOf(config)
    expect(lineOf(plan)).toBe(line)
    expect(totalSeconds(plan)).toBe(seconds)
  })

  test('the standard Tabata takes 3:50', () => {
    expect(totalSeconds(planOf(DEFAULTS.tabata))).toBe(8 * 20 + 7 * 10)
  })

  test('the default EMOM takes 20 minutes', () => {
    expect(totalSeconds(planOf(DEFAULTS.emom))).toBe(1200)
  })

  test('the names of a custom sequence are in its phases, except empty ones', () => {
    const steps = [
      { name: 'Plank', kind: 'work', seconds: 30 },
      { name: '', kind: 'rest', seconds: 10 },
    ] as const
    const { phases } = planOf({ mode: 'intervals', rounds: 1, steps })
    expect(phases[0]).toHaveProperty('name', 'Plank')
    expect(phases[1]).not.toHaveProperty('name')
  })

  test('an endless plan has no total', () => {
    expect(totalSeconds(planOf({ ...DEFAULTS.breathing, cycles: 0 }))).toBeNull()
  })

  test('a preparation of 20 s comes first and is not part of the total', () => {
    const plan = withPreparation(planOf(DEFAULTS.countdown))
    expect(lineOf(plan)).toBe('prepare 20 1.1, work 300 1.1')
    expect(totalSeconds(plan)).toBe(300)
  })

  test('the preparation can be set, or left out', () => {
    const lineFor = (preparation: number) =>
      lineOf(planToRun({ ...DEFAULTS.countdown, preparation }))
    expect(lineFor(5)).toBe('prepare 5 1.1, work 300 1.1')
    expect(lineFor(0)).toBe('work 300 1.1')
    expect(lineOf(planToRun(DEFAULTS.countdown))).toBe('prepare 20 1.1, work 300 1.1')
    expect(lineOf(planToRun(DEFAULTS.meditation))).toBe('meditate 300 1.1')
  })
})
