import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/format/days-between.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'
import { kindOf } from './kinds.ts'
import { readingsOf } from './reading-of.ts'

const START = Date.UTC(2026, 0, 1)

type Values = readonly (readonly [day: number, value: number])[]

function read(all: Partial<Record<MeasureName, Values>>) {
  const measures = (Object.keys(all) as MeasureName[]).map((measure) => ({
    measure,
    count: all[measure]!.length,
    first: all[measure]![0]![1],
    points: all[measure]!.map(([day, value]) => ({
      recordDate: new Date(START + day * DAY_MS).toISOString().slice(0, 10),
      value,
    })),
  }))
  const kinds = [kindOf(measures[0]!.measure)]
  const [reading] = readingsOf(measures, kinds, { settings: INITIAL_SETTINGS, person: null })
  return { ...reading!, days: reading!.line.map(({ at }) => (at - START) / DAY_MS) }
}

/** A value a day. */
const daily = (count: number, valueOf: (day: number) => number): Values =>
  Array.from({ length: count }, (_, day) => [day, valueOf(day)])

describe('the line of a tile', () => {
  test('begins where its change begins', () => {
    const arm: Values = [
      [0, 30],
      [90, 32],
      [180, 31.8],
    ]
    const { change, line, days } = read({ armCircumferenceContracted: arm })
    expect(change).toEqual({ amounts: [-0.2], days: 90 })
    expect(days).toEqual([90, 180])
    expect(line).toMatchObject([{ high: 32 }, { high: 31.8 }])
  })

  test('is of the trend, in few points, where the change is', () => {
    const noisy = daily(60, (day) => 70 - day / 50 + (day % 2))
    const { change, line, days } = read({ weight: noisy })
    expect([days[0], days.at(-1)]).toEqual([29, 59])
    expect(change!.days).toBe(30)
    expect(line.length).toBeGreaterThanOrEqual(8)
    expect(line.length).toBeLessThanOrEqual(10)
    expect(line.at(-1)!.high - line[0]!.high).toBeCloseTo(change!.amounts[0]!, 1)
  })

  test('ends as high as it began where nothing has changed as it is shown', () => {
    const { change, line } = read({ restingHeartRate: daily(40, (day) => 58.4 - day / 100) })
    expect(change!.amounts.map(Math.abs)).toEqual([0])
    expect(new Set(line.map(({ high }) => high)).size).toBe(1)
  })

  test('of a blood pressure is at most six strokes, apart from each other', () => {
    const { days } = read({
      systolicBp: daily(40, (day) => 120 + (day % 3)),
      diastolicBp: daily(40, (day) => 80 - (day % 3)),
    })
    expect(days).toEqual([9, 15, 21, 27, 33, 39])
  })

  test('of a single day is none', () => {
    const twice: Values = [
      [0, 70],
      [0, 71],
    ]
    expect(read({ weight: twice })).toMatchObject({ change: null, line: [] })
  })
})
