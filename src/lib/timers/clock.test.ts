import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClockState, lookAt, type Reading, startClock, turnTo } from './clock.ts'

const FIRST: Reading = { monotonicMs: 1000, wallMs: 1_700_000_000_000 }
/** A reading after both clocks moved. */
const later = (steadyMs: number, wallMs: number): Reading => ({
  monotonicMs: FIRST.monotonicMs + steadyMs,
  wallMs: FIRST.wallMs + wallMs,
})
const passed = (clock: ClockState) => clock.nowMs - FIRST.monotonicMs

describe('a visible page', () => {
  const seen = startClock(FIRST, false)
  test.each([
    ['both moved alike', 5000, 5000, 5000],
    ['the wall clock was set forward', 5000, 3_605_000, 5000],
    ['the wall clock was set back', 5000, -3_595_000, 5000],
  ])('%s', (_, steadyMs, wallMs, ms) => {
    expect(passed(lookAt(seen, later(steadyMs, wallMs)))).toBe(ms)
  })
})

describe('a hidden page', () => {
  const hidden = startClock(FIRST, true)
  test.each([
    ['stayed awake', 5000, 5000, 5000],
    ['stayed awake, wall clock coarse', 5000.4, 5001, 5000.4],
    ['slept', 5000, 95_000, 95_000],
    ['the wall clock was set back', 5000, -3_595_000, 5000],
    ['a short lead is no sleep', 5000, 5250, 5000],
  ])('%s', (_, steadyMs, wallMs, ms) => {
    expect(passed(lookAt(hidden, later(steadyMs, wallMs)))).toBe(ms)
  })

  test('does not accumulate rounding of the wall clock over 20 minutes', () => {
    let clock = hidden
    for (let ms = 0; ms <= 1_200_000; ms += 999.6) clock = lookAt(clock, later(ms, Math.round(ms)))
    clock = turnTo(false, clock, later(1_200_000, 1_200_000))
    expect(passed(clock)).toBe(1_200_000)
  })

  test('keeps the time it slept when it becomes visible', () => {
    let clock = startClock(FIRST, false)
    clock = turnTo(true, clock, later(10_000, 10_000))
    clock = turnTo(false, clock, later(12_000, 102_000))
    expect(passed(clock)).toBe(102_000)
    expect(passed(lookAt(clock, later(13_000, 200_000)))).toBe(103_000)
  })

  test('ignores a wall clock change from before it was hidden', () => {
    let clock = startClock(FIRST, false)
    clock = turnTo(true, clock, later(10_000, 3_610_000))
    expect(passed(turnTo(false, clock, later(11_000, 3_611_000)))).toBe(11_000)
  })
})

test('never goes back, and never loses monotonic time', () => {
  const step = fc.tuple(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: -1e7, max: 1e7 }),
    fc.constantFrom('look', 'hide', 'see'),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let [clock, at] = [startClock(FIRST, false), FIRST]
      for (const [steadyMs, wallMs, what] of steps) {
        at = { monotonicMs: at.monotonicMs + steadyMs, wallMs: at.wallMs + wallMs }
        const { nowMs } = clock
        clock = what === 'look' ? lookAt(clock, at) : turnTo(what === 'hide', clock, at)
        expect(clock.nowMs).toBeGreaterThanOrEqual(nowMs)
        expect(passed(clock)).toBeGreaterThanOrEqual(at.monotonicMs - FIRST.monotonicMs)
      }
    }),
  )
})
