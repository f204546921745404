import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEALTH_TOOLS } from '#lib/tools/health-tools.ts'
import { CALCULATORS, type CalculatorSlug } from '#lib/tools/tools.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { recordOfResult, recordsOfResults } from './from-tools.ts'
import { RecordInput } from './record.ts'

const AT = '2026-11-18T08:00:00.000Z'
const saved = (
  tool: CalculatorSlug,
  inputs: SavedResult['inputs'],
  result: SavedResult['result'] = {},
): SavedResult => ({ tool, at: AT, inputs, result })

describe('what a calculator leaves', () => {
  test.each([
    [saved('bmi', { height: 165, weight: 68 }), { height: 165, weight: 68 }],
    [
      saved('energy-need', { sex: 'female', age: 30, height: 165, weight: 68.043 }),
      { height: 165, weight: 68.04 },
    ],
    [saved('waist-to-height', { waist: 80, height: 165 }), { waistCircumference: 80, height: 165 }],
    [saved('heart-rate-zones', { age: 30, resting: 55 }), { restingHeartRate: 55 }],
    [
      saved(
        'body-fat',
        { sex: 'female', height: 165, neck: 32, waist: 80, hip: 98 },
        { percent: 28.4 },
      ),
      { height: 165, waistCircumference: 80, hipCircumference: 98, bodyFatPercentage: 28.4 },
    ],
  ])('%j', (result, values) => {
    expect(recordOfResult(result)).toEqual({
      tool: result.tool,
      at: AT,
      recordDate: '2026-11-18',
      values,
    })
  })

  test('is of the day on which it was calculated', () => {
    const late = new Date(2026, 10, 18, 23, 30).toISOString()
    expect(
      recordOfResult({ ...saved('bmi', { height: 165, weight: 68 }), at: late }),
    ).toMatchObject({ recordDate: '2026-11-18' })
  })

  test('leaves out what a record refuses', () => {
    expect(recordOfResult(saved('bmi', { height: 165, weight: 600 }))).toBeNull()
    expect(recordOfResult(saved('bmi', { height: 274, weight: 68 }))?.values).toEqual({
      weight: 68,
    })
  })
})

test.each(['one-rep-max', 'running-pace'] as const)('%s leaves nothing for a record', (tool) => {
  expect(recordOfResult(saved(tool, { weight: 80, repetitions: 5 }))).toBeNull()
})

test('of a list those that leave something, in its order', () => {
  const results = [
    saved('one-rep-max', { weight: 80 }),
    saved('heart-rate-zones', { resting: 55 }),
    saved('bmi', { height: 165, weight: 68 }),
  ]
  expect(recordsOfResults(results).map(({ tool }) => tool)).toEqual(['heart-rate-zones', 'bmi'])
})

test('whatever was saved, a record takes it or nothing is offered', () => {
  const part = fc.dictionary(
    fc.constantFrom('weight', 'height', 'waist', 'hip', 'resting', 'percent', 'sex'),
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
  )
  fc.assert(
    fc.property(fc.constantFrom(...CALCULATORS), part, part, (tool, inputs, result) => {
      const record = recordOfResult(saved(tool, inputs, result))
      if (!record) return
      const { recordDate, values } = record
      expect(HEALTH_TOOLS).toContain(tool)
      expect(RecordInput.safeParse({ recordDate, ...values }).success).toBe(true)
    }),
  )
})
