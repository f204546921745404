import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, goalDistance, TREND_DAYS, trendOf, type Point } from './trend.ts'

const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
const course = (...points: [day: number, value: number][]): Point[] =>
  points.map(([day, value]) => ({ recordDate: dayAfter(day), value }))
const point = fc.record({
  recordDate: fc.integer({ min: 0, max: 4000 }).map(dayAfter),
  value: fc.integer({ min: 2000, max: 50_000 }).map((hundredths) => hundredths / 100),
})
const points = fc.array(point, { minLength: 1, maxLength: 60 })

describe('the trend', () => {
  test('moves by a tenth of the difference a day', () => {
    expect(trendOf(course([0, 80], [1, 70], [2, 70])).map(({ value }) => value)).toEqual([
      80,
      expect.closeTo(79, 10),
      expect.closeTo(78.1, 10),
    ])
  })

  test('over a gap moves as far as over all its days', () => {
    const [, gap] = trendOf(course([0, 80], [7, 70]))
    const daily = trendOf(
      course([0, 80], ...[1, 2, 3, 4, 5, 6, 7].map((n): [number, number] => [n, 70])),
    )
    expect(gap!.value).toBeCloseTo(daily.at(-1)!.value, 10)
    expect(gap!.value).toBeCloseTo(70 + 10 * 0.9 ** 7, 10)
    expect(trendOf(course([0, 80], [365, 70]))[1]!.value).toBeCloseTo(70, 10)
  })

  test('falls to 1/e in its time constant', () => {
    expect(Math.exp(-TREND_DAYS * -Math.log(0.9))).toBeCloseTo(1 / Math.E, 12)
    expect(TREND_DAYS).toBeCloseTo(9.49, 2)
  })

  test('of a constant course is that value', () => {
    fc.assert(
      fc.property(points, point, (some, { value }) => {
        const constant = some.map(({ recordDate }) => ({ recordDate, value }))
        for (const smoothed of trendOf(constant)) expect(smoothed.value).toBe(value)
      }),
    )
  })

  test('stays between the smallest and the greatest value', () => {
    fc.assert(
      fc.property(points, (some) => {
        const values = some.map(({ value }) => value)
        for (const { value } of trendOf(some)) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
        }
      }),
    )
  })

  test('has one point a day, oldest first, whatever the order of the values', () => {
    fc.assert(
      fc.property(points, (some) => {
        const trend = trendOf(some)
        const days = trend.map(({ recordDate }) => recordDate)
        expect(days).toEqual([...new Set(some.map(({ recordDate }) => recordDate))].toSorted())
        const reversed = trendOf(some.toReversed())
        for (const [n, { value }] of trend.entries())
          expect(reversed[n]!.value).toBeCloseTo(value, 9)
      }),
    )
  })

  test('does not change when every value is written down twice, nor by what comes later', () => {
    fc.assert(
      fc.property(points, (some) => {
        const trend = trendOf(some)
        const twice = trendOf(some.flatMap((one) => [one, one]))
        for (const [n, { value }] of trend.entries()) expect(twice[n]!.value).toBeCloseTo(value, 9)
        const later = trendOf([...some, { recordDate: dayAfter(5000), value: 400 }])
        expect(later.slice(0, -1)).toEqual(trend)
      }),
    )
  })
})

describe('a change', () => {
  test.each([
    ['nothing', [], null],
    ['one value', [[0, 80]], null],
    [
      'one day',
      [
        [0, 80],
        [0, 79],
      ],
      null,
    ],
  ] as [string, [number, number][], null][])('of %s is none', (_name, given, change) => {
    expect(changeOf(course(...given))).toBe(change)
  })

  test('is since the value before where there are few', () => {
    expect(changeOf(course([0, 80], [20, 79], [50, 77.5]))).toEqual({
      days: 30,
      course: course([20, 79], [50, 77.5]),
    })
  })

  test('is of the trend over 30 days where five days have values', () => {
    const many = course([0, 80], [9, 80], [29, 79], [33, 79], [36, 78], [38, 78], [40, 78])
    expect(changeOf(many)).toEqual({ days: 31, course: trendOf(many).slice(1) })
    const four = course([0, 80], [1, 79], [2, 78], [3, 77])
    expect(changeOf(four)?.course).toEqual(four.slice(2))
    expect(changeOf([four[0]!, ...four])?.course).toEqual(four.slice(2))
  })

  test('does not bridge a pause longer than the window', () => {
    const late = course([0, 90], [200, 80], [201, 80], [202, 79], [203, 79], [204, 79])
    expect(changeOf(late)).toEqual({ days: 4, course: trendOf(late).slice(1) })
  })

  test('of a younger course is since its beginning', () => {
    const young = course([0, 80], [1, 79], [2, 78], [3, 77], [4, 76])
    expect(changeOf(young)).toEqual({ days: 4, course: trendOf(young) })
  })
})

describe('a goal', () => {
  test('of nothing has no distance', () => {
    expect(goalDistance([], 70)).toBeNull()
  })

  test('leads from an earlier value where there was one', () => {
    const newest = course([0, 76], [10, 75])
    expect(goalDistance(newest, 70, 80)).toMatchObject({ from: 75, progress: 0.5 })
    expect(goalDistance(newest, 70, 70)).toMatchObject({ isReached: true })
  })

  test.each([
    [
      'half the way down',
      [
        [0, 80],
        [10, 75],
      ],
      70,
      { from: 75, isReached: false, progress: 0.5 },
    ],
    [
      'the way up',
      [
        [0, 60],
        [10, 62],
      ],
      68,
      { from: 62, isReached: false, progress: 0.25 },
    ],
    [
      'passed',
      [
        [0, 80],
        [10, 69],
      ],
      70,
      { from: 69, isReached: true, progress: 1 },
    ],
    [
      'the wrong way',
      [
        [0, 80],
        [10, 82],
      ],
      70,
      { from: 82, isReached: false, progress: 0 },
    ],
    ['from the beginning', [[0, 70]], 70, { from: 70, isReached: true, progress: 1 }],
  ] as const)('%s', (_name, given, goal, distance) => {
    expect(goalDistance(course(...given.map(([d, v]): [number, number] => [d, v])), goal)).toEqual({
      goal,
      ...distance,
    })
  })

  test('is measured from the newest value, which is what is shown, also where there is a trend', () => {
    const many = course([0, 80], [1, 79], [2, 78], [3, 77], [4, 77], [4, 76])
    expect(changeOf(many)?.course).toEqual(trendOf(many))
    expect(goalDistance(many, 70)).toEqual({ from: 76, goal: 70, isReached: false, progress: 0.4 })
    expect(goalDistance(many, 76)).toMatchObject({ isReached: true })
  })
})
