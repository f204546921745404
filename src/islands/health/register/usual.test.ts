import { describe, expect, test } from 'vitest'
import type { MeasureName } from '#lib/health/measures.ts'
import { usualNames } from './usual.ts'

const of = (counts: Partial<Record<MeasureName, number>>) =>
  Object.entries(counts).map(([measure, count]) => ({
    measure: measure as MeasureName,
    count,
    first: 0,
    points: [],
  }))

describe('the usual fields', () => {
  test('weight, heart rate and pressure, when there is nothing', () => {
    expect(usualNames([])).toEqual(['weight', 'restingHeartRate', 'systolicBp', 'diastolicBp'])
  })

  test('the most frequent kinds first, at most four', () => {
    const counts = of({
      weight: 20,
      restingHeartRate: 30,
      waistCircumference: 25,
      hba1c: 10,
      hipCircumference: 24,
    })
    expect(usualNames(counts)).toEqual([
      'restingHeartRate',
      'waistCircumference',
      'hipCircumference',
      'weight',
    ])
  })

  test('not what is written far more rarely, but at least two', () => {
    expect(usualNames(of({ weight: 100, fastingGlucose: 3 }))).toEqual([
      'weight',
      'restingHeartRate',
    ])
    expect(usualNames(of({ fastingGlucose: 3 }))).toEqual(['fastingGlucose', 'weight'])
  })

  test('neither the height, which travels along, nor what is derived', () => {
    expect(usualNames(of({ weight: 50, height: 50, bmi: 50, fastingGlucose: 40 }))).toEqual([
      'weight',
      'fastingGlucose',
    ])
  })
})
