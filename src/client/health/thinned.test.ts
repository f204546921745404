import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thinned } from './thinned.ts'

describe('thinned', () => {
  const days = (...all: number[]) => all.map((at) => ({ at, value: at }))
  const kept = (points: { at: number }[]) => points.map(({ at }) => at)

  it('keeps points that are far enough apart', () => {
    expect(kept(thinned(days(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 6))).toEqual([0, 2, 4, 6, 8, 10])
    expect(kept(thinned(days(0, 1, 5, 9, 10), 6))).toEqual([0, 5, 10])
    expect(kept(thinned(days(0, 30, 60), 6))).toEqual([0, 30, 60])
  })

  it('keeps what is no line', () => {
    expect(thinned([], 6)).toEqual([])
    expect(thinned(days(3), 6)).toEqual(days(3))
  })

  it('keeps both ends, few points, and gaps between them', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(times, fc.integer({ min: 2, max: 12 }), (all, most) => {
        const sorted = all.toSorted((a, b) => a - b)
        const few = kept(thinned(days(...sorted), most))
        expect([few[0], few.at(-1)]).toEqual([sorted[0], sorted.at(-1)])
        expect(few.length).toBeLessThanOrEqual(most)
        const gap = (sorted.at(-1)! - sorted[0]!) / (most - 1)
        for (const [n, at] of few.slice(1).entries())
          expect(at - few[n]!).toBeGreaterThanOrEqual(gap)
      }),
    )
  })
})
