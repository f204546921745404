import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyConfig, DEFAULTS, planOf } from './configs.ts'
import { cuesBetween } from './cues.ts'
import { type Plan, withPreparation } from './plan.ts'
import { IDLE, type Run, transition, viewOf } from './run.ts'

const started = (plan: Plan) => transition(IDLE, { type: 'start', plan }, 0)

/** The cues between views at two moments of a run (in seconds), as `kind` or `kind seconds`. */
function heard(run: Run, from: number, to: number): string {
  const cues = cuesBetween(viewOf(run, from * 1000), viewOf(run, to * 1000))
  return cues
    .map(({ kind, phase, secondsLeft }) => `${kind} ${secondsLeft ?? phase?.kind ?? ''}`.trim())
    .join(', ')
}

describe('cues', () => {
  const countdown = started(withPreparation(planOf({ mode: 'countdown', seconds: 60 })))
  test.each([
    [0, 9.9, ''],
    [9.9, 10, 'prepare 10'],
    [10, 10.3, ''],
    [15.9, 16.1, 'whistle 4'],
    [16.9, 17.1, 'countdown 3'],
    [17.9, 18.1, 'countdown 2'],
    [18.9, 19.1, 'countdown 1'],
    [19.9, 20.1, 'phase work'],
    [20.1, 49.9, ''],
    [49.9, 50.1, 'halfway 30'],
    [75.9, 76.1, 'whistle 4'],
    [78.9, 79.1, 'countdown 1'],
    [79.9, 80, 'finish'],
    [80, 81, ''],
  ])('of a countdown with preparation, from %d to %d s: %j', (from, to, cues) => {
    expect(heard(countdown, from, to)).toBe(cues)
  })

  test.each([
    ['a late look hears the second that it is', 75.9, 78.2, 'countdown 2'],
    ['not what it was a while ago', 40, 60, ''],
    ['a new phase and its last seconds are one cue', 10, 78.5, 'phase work'],
    ['the end is the end', 10, 500, 'finish'],
    ['a look back hears nothing', 60, 45, ''],
  ])('after a gap: %s', (_, from, to, cues) => {
    expect(heard(countdown, from, to)).toBe(cues)
  })

  test.each<[string, AnyConfig, string, string]>([
    ['meditation is quiet', DEFAULTS.meditation, '149 151', ''],
    ['to its last seconds', DEFAULTS.meditation, '295.5 298', ''],
    ['and ends with a sound', DEFAULTS.meditation, '299 300', 'finish'],
    ['breathing names its phases', DEFAULTS.breathing, '3.9 4.1', 'phase hold-in'],
    ['and nothing else', DEFAULTS.breathing, '0.5 3.9', ''],
    ['a stopwatch has no seconds left', DEFAULTS.stopwatch, '0.5 500', ''],
    ['short work has no half', { mode: 'countdown', seconds: 19 }, '9 10', ''],
    ['work of 20 s has', { mode: 'countdown', seconds: 20 }, '9.9 10.1', 'halfway 10'],
    ['a phase of 4 s has no whistle at its start', { mode: 'countdown', seconds: 4 }, '0 0.1', ''],
    ['half and whistle at once are one', { mode: 'countdown', seconds: 8 }, '3.9 4.1', 'whistle 4'],
  ])('%s', (_, config, looks, cues) => {
    const [from = NaN, to = NaN] = looks.split(' ').map(Number)
    expect(heard(started(planOf(config)), from, to)).toBe(cues)
  })

  test('a start has a cue, and so has a restart', () => {
    const plan = planOf(DEFAULTS.countdown)
    const [idle, first] = [viewOf(IDLE, 0), viewOf(started(plan), 0)]
    expect(cuesBetween(idle, first)).toEqual([{ kind: 'phase', phase: plan.phases[0] }])
    expect(cuesBetween(viewOf(started(plan), 999_999), first)).toHaveLength(1)
  })

  test('pause, confirmation, and their ends are silent, even across a mark', () => {
    const run = started(planOf({ mode: 'countdown', seconds: 60 }))
    for (const type of ['pause', 'ask'] as const) {
      const held = transition(run, { type }, 25_000)
      expect(cuesBetween(viewOf(run, 25_000), viewOf(held, 25_000))).toEqual([])
      expect(cuesBetween(viewOf(held, 25_000), viewOf(held, 99_000))).toEqual([])
      const on = transition(held, { type: type === 'pause' ? 'resume' : 'cancel' }, 99_000)
      expect(cuesBetween(viewOf(held, 99_000), viewOf(on, 99_000))).toEqual([])
    }
  })

  test('a reset is silent', () => {
    const run = started(planOf(DEFAULTS.tabata))
    expect(cuesBetween(viewOf(run, 30_000), viewOf(IDLE, 30_000))).toEqual([])
  })

  test('ending work early cues the rest', () => {
    const run = started(planOf(DEFAULTS.strength))
    const resting = transition(run, { type: 'next' }, 33_000)
    const cues = cuesBetween(viewOf(run, 33_000), viewOf(resting, 33_000))
    expect(cues).toMatchObject([{ kind: 'phase', phase: { kind: 'rest' } }])
  })

  test('there is never more than one cue', () => {
    const run = started(withPreparation(planOf(DEFAULTS.tabata)))
    const moment = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(moment, moment, (from, to) => {
        const cues = cuesBetween(viewOf(run, from * 1000), viewOf(run, to * 1000))
        expect(cues.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
