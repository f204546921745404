import { describe, expect, it } from 'vitest'
import { placePoints } from './spark-path.ts'

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
