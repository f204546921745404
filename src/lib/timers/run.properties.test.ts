import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NaiveTimer } from '#tests/support/naive-timer.ts'
import { type AnyConfig, DEFAULTS, planOf } from './configs.ts'
import { type Cue, cuesBetween } from './cues.ts'
import { type Plan, totalSeconds, withPreparation } from './plan.ts'
import { IDLE, transition, viewOf } from './run.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

const config: fc.Arbitrary<AnyConfig> = fc.oneof(
  fc.record({ mode: fc.constant('countdown' as const), seconds: whole(1, 90) }),
  fc.record({ mode: fc.constant('afap' as const), rounds: whole(1, 4) }),
  fc.record({
    mode: fc.constant('tabata' as const),
    work: whole(1, 20),
    rest: whole(0, 10),
    cycles: whole(1, 3),
    rounds: whole(1, 3),
    roundRest: whole(0, 10),
  }),
  whole(1, 60).map((work) => ({ mode: 'emom' as const, minutes: 2, work, rest: 60 - work })),
  fc.record({
    mode: fc.constant('strength' as const),
    rounds: whole(1, 3),
    cycles: whole(1, 3),
    rest: whole(10, 20),
    roundRest: whole(30, 40),
  }),
  fc.record({
    mode: fc.constant('intervals' as const),
    rounds: whole(1, 3),
    steps: fc.array(
      fc.record({
        name: fc.constant(''),
        kind: fc.constantFrom('work' as const, 'rest' as const),
        seconds: whole(1, 20),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.constant({ ...DEFAULTS.breathing, pattern: 'relaxation' as const }),
)

const plan: fc.Arbitrary<Plan> = fc
  .tuple(config, fc.boolean())
  .map(([of, prepared]) => (prepared ? withPreparation(planOf(of)) : planOf(of)))

/** Tenths of a second that pass, mostly few, sometimes as many as in a background tab; then an event. */
const happening = fc.tuple(
  fc.oneof({ weight: 5, arbitrary: whole(0, 80) }, { weight: 1, arbitrary: whole(80, 3000) }),
  fc.constantFrom(
    'pause',
    'resume',
    'ask',
    'cancel',
    'next',
    'skip',
    'lap',
    'tick',
    'tick',
    'tick',
  ),
  // How far the clock is set back before the event, without time passing.
  fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: whole(1, 1e7) }),
)

describe('for any sequence of events', () => {
  test('the run equals a naive simulation of every tenth of a second', () => {
    fc.assert(
      fc.property(plan, fc.array(happening, { maxLength: 40 }), (of, happenings) => {
        const naive = new NaiveTimer(of)
        let clockMs = 1e9
        let run = transition(IDLE, { type: 'start', plan: of }, clockMs)
        for (const [tenths, type, backMs] of happenings) {
          if (backMs > 0) {
            clockMs -= backMs
            run = transition(run, { type: 'tick' }, clockMs)
          }
          clockMs += tenths * 100
          naive.pass(tenths * 100)
          expect(viewOf(run, clockMs).phaseIndex).toBe(naive.phaseIndex)
          if (type !== 'lap' && type !== 'tick') naive[type]()
          run = transition(run, { type }, clockMs)
          const view = viewOf(run, clockMs)
          expect(view.status === 'preparing' ? 'running' : view.status).toBe(naive.status)
          expect(view.phaseIndex).toBe(naive.phaseIndex)
          expect(view.phaseElapsedMs).toBe(naive.phaseMs)
          expect(view.elapsedMs).toBe(naive.elapsedMs)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a run with frequent ticks enters every phase once, in order', () => {
    fc.assert(
      fc.property(plan, whole(1, 900), (of, everyMs) => {
        const timed = { ...of, phases: of.phases.map((p) => ({ ...p, seconds: p.seconds ?? 7 })) }
        const entered: number[] = []
        let run = transition(IDLE, { type: 'start', plan: timed }, 0)
        for (let nowMs = 0; run.status === 'running'; nowMs += everyMs) {
          run = transition(run, { type: 'tick' }, nowMs)
          if (run.status === 'running' && entered.at(-1) !== run.phaseIndex) {
            entered.push(run.phaseIndex)
          }
        }
        expect(entered).toEqual(timed.phases.map((_, index) => index))
        expect(viewOf(run, 1e9).elapsedMs).toBe((totalSeconds(timed) ?? 0) * 1000)
      }),
      { numRuns: 60 },
    )
  })

  test('one view at the end equals the result of many ticks', () => {
    const ticks = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 400 })
    fc.assert(
      fc.property(plan, ticks, (of, steps) => {
        const first = transition(IDLE, { type: 'start', plan: of }, 0)
        let run = first
        let nowMs = 0
        for (const step of steps) run = transition(run, { type: 'tick' }, (nowMs += step))
        const [often, once] = [viewOf(run, nowMs), viewOf(first, nowMs)]
        expect(Math.abs(often.elapsedMs - once.elapsedMs)).toBeLessThan(1e-6)
        expect(Math.abs(often.phaseIndex - once.phaseIndex)).toBeLessThanOrEqual(
          // Exactly on a border, the last bit of a fraction decides.
          Math.min(once.phaseElapsedMs, often.phaseElapsedMs) < 1e-6 ? 1 : 0,
        )
      }),
    )
  })

  test('elapsed and remaining time add up to the total, until a phase is skipped', () => {
    fc.assert(
      fc.property(plan, whole(0, 400_000), (of, nowMs) => {
        const total = totalSeconds(of)
        const { elapsedMs, leftMs } = viewOf(
          transition(IDLE, { type: 'start', plan: of }, 0),
          nowMs,
        )
        if (total !== null) expect(elapsedMs + (leftMs ?? NaN)).toBe(total * 1000)
      }),
    )
  })
})

/** Ticks a run at each of these moments. @returns the phases that began, and all cues */
function watch(of: Plan, looksMs: Iterable<number>) {
  const began: [phaseIndex: number, atMs: number][] = []
  const cues: [Cue, atMs: number][] = []
  let run = IDLE
  let before = viewOf(run, 0)
  for (const nowMs of looksMs) {
    run = transition(run, run === IDLE ? { type: 'start', plan: of } : { type: 'tick' }, nowMs)
    const view = viewOf(run, nowMs)
    for (const cue of cuesBetween(before, view)) cues.push([cue, nowMs])
    if (before.phaseIndex !== view.phaseIndex) began.push([view.phaseIndex, nowMs])
    before = view
  }
  return { began, cues, last: before }
}

function* everyMs(stepMs: number, untilMs: number) {
  for (let nowMs = 0; nowMs <= untilMs; nowMs += stepMs) yield nowMs
}

/** About 60 ticks a second, up to 40 ms late, from a deterministic generator. */
function* jittery(untilMs: number) {
  let seed = 7
  for (let nowMs = 0; nowMs <= untilMs; nowMs += 16.7 + (seed / 2 ** 31) * 40) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    yield nowMs
  }
}

describe('long workouts', () => {
  test('an hour of EMOM: every phase begins on time, every cue occurs once', () => {
    const of = planOf({ mode: 'emom', minutes: 60, work: 40, rest: 20 })
    const { began, cues, last } = watch(of, everyMs(250, 3_600_000))
    expect(last).toMatchObject({ status: 'finished', elapsedMs: 3_600_000 })
    const borders = of.phases.slice(1).map((phase, index) => {
      return [index + 1, ((phase.round - 1) * 60 + (phase.kind === 'rest' ? 40 : 0)) * 1000]
    })
    expect(began).toEqual([...borders, [120, 3_600_000]])
    const count = (kind: Cue['kind']) => cues.filter(([cue]) => cue.kind === kind).length
    expect(count('phase')).toBe(120)
    expect(count('whistle')).toBe(120)
    expect(count('countdown')).toBe(360)
    expect(count('halfway')).toBe(60)
    expect(count('finish')).toBe(1)
  })

  test('20 minutes of jittery ticks drift by at most one tick', () => {
    const { began, last } = watch(planOf(DEFAULTS.emom), jittery(1_200_100))
    expect(last).toMatchObject({ status: 'finished', elapsedMs: 1_200_000 })
    expect(began).toHaveLength(40)
    for (const [index, atMs] of began) {
      const borderMs = (Math.floor(index / 2) * 60 + (index % 2) * 40) * 1000
      expect(atMs - borderMs).toBeGreaterThanOrEqual(0)
      expect(atMs - borderMs).toBeLessThanOrEqual(57)
    }
  })

  test('20 minutes of jittery ticks: the elapsed time is exact', () => {
    let run = transition(IDLE, { type: 'start', plan: planOf(DEFAULTS.stopwatch) }, 0)
    let worstMs = 0
    for (const nowMs of jittery(1_200_000)) {
      run = transition(run, { type: 'tick' }, nowMs)
      worstMs = Math.max(worstMs, Math.abs(viewOf(run, nowMs).elapsedMs - nowMs))
    }
    expect(worstMs).toBeLessThan(0.001)
  })

  test('a page frozen for 90 s is correct at its first tick, with a single cue', () => {
    const of = withPreparation(planOf({ ...DEFAULTS.tabata, cycles: 8 }))
    const looks = [...everyMs(250, 15_000), 105_000]
    const { cues, last } = watch(of, looks)
    // 85 s into the work: two pairs of 30 s and the third work are over.
    expect(last.phase).toMatchObject({ kind: 'rest', round: 1, cycle: 3 })
    expect(last).toMatchObject({ phaseElapsedMs: 5000, elapsedMs: 85_000 })
    expect(cues.filter(([, atMs]) => atMs === 105_000)).toEqual([
      [{ kind: 'phase', phase: last.phase }, 105_000],
    ])
  })

  test('a page frozen beyond the end has a single cue', () => {
    const { cues, last } = watch(planOf(DEFAULTS.tabata), [0, 250, 900_000, 900_250])
    expect(last).toMatchObject({ status: 'finished', elapsedMs: 230_000 })
    expect(cues.slice(1)).toEqual([[{ kind: 'finish' }, 900_000]])
  })
})
