import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePoints, thinned } from './spark-path.ts'

describe('placePoints', () => {
  it('spaces points by time over the width, and by value over the height', () => {
    const points = [
      { at: 1000, value: 62 },
      { at: 2000, value: 60 },
      { at: 5000, value: 64 },
    ]
    expect(placePoints(points)).toEqual([
      { x: 0, low: 50, high: 50 },
      { x: 25, low: 92, high: 92 },
      { x: 100, low: 8, high: 8 },
    ])
  })

  it('draws both values of a pair on one scale', () => {
    const points = [
      { at: 0, low: 80, high: 140 },
      { at: 1, low: 90, high: 120 },
    ]
    expect(placePoints(points)).toEqual([
      { x: 0, low: 92, high: 8 },
      { x: 100, low: 78, high: 36 },
    ])
  })

  it('centres constant values and a single moment', () => {
    expect(placePoints([{ at: 3, value: 7 }])).toEqual([{ x: 50, low: 50, high: 50 }])
    expect(
      placePoints([
        { at: 0, value: 7 },
        { at: 1, value: 7 },
      ]).map(({ low }) => low),
    ).toEqual([50, 50])
  })

  it('places values on a scale with fixed ends', () => {
    const points = [
      { at: 0, value: 5 },
      { at: 1, value: 10 },
    ]
    expect(placePoints(points, [0, 10]).map(({ low }) => low)).toEqual([50, 8])
  })

  it('gives nothing for no points', () => {
    expect(placePoints([])).toEqual([])
  })
})

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
