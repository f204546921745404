import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEASURED, MEASURED_NAMES, type MeasuredName } from './measures.ts'
import { questionAbout, questionsAboutPairs } from './plausible.ts'
import type { UnitOf } from './quantities.ts'

test.each(MEASURED_NAMES)('%s: nothing is asked within what is plausible', (name) => {
  const [least, most] = MEASURED[name].plausible
  fc.assert(
    fc.property(fc.double({ min: least, max: most, noNaN: true }), (value) => {
      expect(questionAbout(name, value)).toBeNull()
    }),
  )
  expect(questionAbout(name, least - 0.01)?.kind).toBe('unusual')
  expect(questionAbout(name, most + 0.01)?.kind).toBe('unusual')
})

describe('what was meant', () => {
  const CASES: [MeasuredName, number, UnitOf, object[]][] = [
    ['weight', 1.75, 'kg', [{ kind: 'measure', measure: 'height', value: 175 }]],
    ['weight', 250, 'kg', [{ kind: 'unit', measure: 'weight', unit: 'lb', value: 113.4 }]],
    ['weight', 30, 'kg', []],
    ['height', 1.75, 'cm', [{ kind: 'metres', measure: 'height', value: 175 }]],
    [
      'height',
      70,
      'cm',
      [
        { kind: 'unit', measure: 'height', unit: 'in', value: 177.8 },
        { kind: 'measure', measure: 'weight', value: 70 },
      ],
    ],
    [
      'fastingGlucose',
      5.4,
      'mg/dL',
      [{ kind: 'unit', measure: 'fastingGlucose', unit: 'mmol/L', value: 97.28 }],
    ],
    [
      'totalCholesterol',
      4.9,
      'mg/dL',
      [{ kind: 'unit', measure: 'totalCholesterol', unit: 'mmol/L', value: 189.48 }],
    ],
    [
      'hdlCholesterol',
      1.3,
      'mg/dL',
      [{ kind: 'unit', measure: 'hdlCholesterol', unit: 'mmol/L', value: 50.27 }],
    ],
    [
      'triglycerides',
      1.2,
      'mg/dL',
      [{ kind: 'unit', measure: 'triglycerides', unit: 'mmol/L', value: 106.29 }],
    ],
    ['hba1c', 42, '%', [{ kind: 'unit', measure: 'hba1c', unit: 'mmol/mol', value: 5.99 }]],
    [
      'insulinemia',
      60,
      'µU/mL',
      [{ kind: 'unit', measure: 'insulinemia', unit: 'pmol/L', value: 10 }],
    ],
    ['restingHeartRate', 20, '/min', []],
  ]
  test.each(CASES)('%s %d %s: %j', (measure, value, unit, suggestions) => {
    expect(questionAbout(measure, value, unit)).toEqual({ kind: 'unusual', measure, suggestions })
  })

  test('when a value was typed in the other unit', () => {
    // 98 typed as mmol/L.
    expect(questionAbout('fastingGlucose', 98 / 0.05551, 'mmol/L')).toMatchObject({
      suggestions: [{ kind: 'unit', unit: 'mg/dL', value: 98 }],
    })
  })
})

describe('values together', () => {
  test('LDL above the total asks, at it does not', () => {
    const ldlCholesterol = 120
    const about = (totalCholesterol: number) =>
      questionsAboutPairs({ totalCholesterol, ldlCholesterol })
    expect(about(119.99)).toEqual([{ kind: 'ldl_above_total' }])
    expect(about(120)).toEqual([])
    expect(questionsAboutPairs({ ldlCholesterol })).toEqual([])
  })

  test('a body mass index below 15 or above 68 asks', () => {
    expect(questionsAboutPairs({ weight: 45, height: 180 })).toEqual([
      { kind: 'unusual_bmi', bmi: 13.8889 },
    ])
    expect(questionsAboutPairs({ weight: 200, height: 160 })).toMatchObject([{ bmi: 78.125 }])
    expect(questionsAboutPairs({ weight: 60, height: 200 })).toEqual([])
    expect(questionsAboutPairs({ weight: 45 })).toEqual([])
  })
})
