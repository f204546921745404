import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEASURE_NAMES } from '#lib/health/measures.ts'
import { bandFor, bandOf, type BandMeasure, type BandPerson, type Reading } from './band-of.ts'

const WOMAN: BandPerson = {
  birthDate: '1990-05-17',
  gender: 'female',
  isPregnant: false,
  on: '2026-05-17',
}
const ALL: readonly BandMeasure[] = [
  'bloodPressure',
  ...MEASURE_NAMES.filter((name) => name !== 'systolicBp' && name !== 'diastolicBp'),
]
const BANDED: readonly BandMeasure[] = [
  ...(['bloodPressure', 'bmi', 'waistCircumference', 'fastingGlucose', 'hba1c'] as const),
  ...(['totalCholesterol', 'ldlCholesterol', 'hdlCholesterol'] as const),
  ...(['triglycerides', 'nonHdlCholesterol'] as const),
]

const pressure = (systolic: number, diastolic: number): Reading => ({
  measure: 'bloodPressure',
  systolic,
  diastolic,
})
/** The last part of the name of the step that holds a value. */
function stepOf(reading: Reading, person: Partial<BandPerson> = {}): string {
  const band = bandOf(reading, { ...WOMAN, ...person })
  return 'none' in band ? `none: ${band.none}` : band.name.split('.').at(-1)!
}

describe('blood pressure (ESC 2024): the higher class counts', () => {
  test.each([
    [119, 69, 'nonElevated'],
    [119.99, 69.99, 'nonElevated'],
    [120, 69, 'elevated'],
    [119, 70, 'elevated'],
    [118, 76, 'elevated'],
    [139.99, 89.99, 'elevated'],
    [140, 60, 'hypertension'],
    [110, 90, 'hypertension'],
    [141, 91, 'hypertension'],
  ])('%d/%d: %s', (systolic, diastolic, step) => {
    expect(stepOf(pressure(systolic, diastolic))).toBe(step)
  })
})

describe('edges belong to the step that they begin', () => {
  const EDGES: [Exclude<BandMeasure, 'bloodPressure'>, [number, string][]][] = [
    [
      'bmi',
      [
        // The category is that of one decimal: 18.45 is 18.5.
        [18.4, 'underweight'],
        [18.4499, 'underweight'],
        [18.45, 'normalWeight'],
        [18.5, 'normalWeight'],
        [24.9, 'normalWeight'],
        [24.9499, 'normalWeight'],
        [24.95, 'preObesity'],
        [25, 'preObesity'],
        [29.9499, 'preObesity'],
        [29.95, 'obesity1'],
        [30, 'obesity1'],
        [34.9499, 'obesity1'],
        [35, 'obesity2'],
        [39.9499, 'obesity2'],
        [40, 'obesity3'],
        [70, 'obesity3'],
      ],
    ],
    [
      'fastingGlucose',
      [
        [99.99, 'below'],
        [100, 'prediabetes'],
        [125.99, 'prediabetes'],
        [126, 'diabetes'],
      ],
    ],
    [
      'hba1c',
      [
        [5.69, 'below'],
        [5.7, 'prediabetes'],
        [6.49, 'prediabetes'],
        [6.5, 'diabetes'],
      ],
    ],
    [
      'totalCholesterol',
      [
        [189.99, 'below'],
        [190, 'above'],
        [190.01, 'above'],
      ],
    ],
    [
      'ldlCholesterol',
      [
        [114.99, 'below'],
        [115, 'above'],
        [115.01, 'above'],
      ],
    ],
    [
      'nonHdlCholesterol',
      [
        [144.99, 'below'],
        [145, 'above'],
        [145.01, 'above'],
      ],
    ],
    [
      'triglycerides',
      [
        [149.99, 'below'],
        [150, 'above'],
        [150.01, 'above'],
      ],
    ],
    // Low HDL is flagged, 40 included.
    [
      'hdlCholesterol',
      [
        [39.99, 'below'],
        [40, 'below'],
        [40.01, 'above'],
      ],
    ],
  ]
  const cases = EDGES.flatMap(([measure, steps]) =>
    steps.map(([value, step]) => [measure, value, step] as const),
  )
  test.each(cases)('%s %d: %s', (measure, value, step) => {
    expect(stepOf({ measure, value })).toBe(step)
  })

  test.each([
    ['female', 80, 'below'],
    ['female', 80.01, 'increased'],
    ['female', 88, 'increased'],
    ['female', 88.01, 'substantially'],
    ['male', 94, 'below'],
    ['male', 94.01, 'increased'],
    ['male', 102, 'increased'],
    ['male', 102.01, 'substantially'],
  ] as const)('waist of %s, above %d: %s', (gender, value, step) => {
    expect(stepOf({ measure: 'waistCircumference', value }, { gender })).toBe(step)
  })
})

describe('no band', () => {
  const reasonOf = (measure: BandMeasure, person: Partial<BandPerson>) => {
    const band = bandFor(measure, { ...WOMAN, ...person })
    return 'none' in band ? band.none : null
  }

  test.each([
    ['weight', 'none'],
    ['height', 'none'],
    ['hipCircumference', 'none'],
    ['chestCircumference', 'none'],
    ['armCircumferenceRelaxed', 'none'],
    ['armCircumferenceContracted', 'none'],
    ['thighCircumference', 'none'],
    ['calfCircumference', 'none'],
    ['bodyFatPercentage', 'no_threshold'],
    ['restingHeartRate', 'no_agreement'],
    ['insulinemia', 'laboratory'],
    ['ctHdlRatio', 'no_agreement'],
    ['ldlHdlRatio', 'no_agreement'],
    ['trigHdlRatio', 'no_agreement'],
  ] as const)('of %s for anybody: %s', (measure, reason) => {
    expect(reasonOf(measure, {})).toBe(reason)
    expect(reasonOf(measure, { isPregnant: true, birthDate: null })).toBe(reason)
  })

  test('every measure has a band or a reason', () => {
    const banded = ALL.filter((measure) => reasonOf(measure, {}) === null)
    expect(banded.toSorted()).toEqual(BANDED.toSorted())
  })

  test.each(BANDED)('of %s in pregnancy, under 18 and without an age', (measure) => {
    expect(reasonOf(measure, { isPregnant: true })).toBe('pregnant')
    expect(reasonOf(measure, { birthDate: null })).toBe('age_unknown')
    expect(reasonOf(measure, { on: '2008-05-16' })).toBe('under_18')
  })

  test.each([
    [17, 'under_18', 'under_18'],
    [18, null, 'under_20'],
    [19, null, 'under_20'],
    [20, null, null],
  ])('at %d years: %s, of the body mass index %s', (age, others, bmi) => {
    const firstDay = { on: `${1990 + age}-05-17` }
    const lastDay = { on: `${1990 + age + 1}-05-16` }
    for (const day of [firstDay, lastDay]) {
      expect(reasonOf('bloodPressure', day)).toBe(others)
      expect(reasonOf('bmi', day)).toBe(bmi)
    }
  })

  test.each(['other', null] as const)('of the waist for the gender %s', (gender) => {
    expect(reasonOf('waistCircumference', { gender })).toBe('sex_unknown')
    expect(reasonOf('bmi', { gender })).toBeNull()
  })

  test('is given for a value as for its band', () => {
    expect(bandOf({ measure: 'weight', value: 70 }, WOMAN)).toEqual({ none: 'none' })
    expect(bandOf(pressure(120, 80), { ...WOMAN, isPregnant: true })).toEqual({ none: 'pregnant' })
  })
})

describe('the place on the ruler', () => {
  const at = (reading: Reading) => {
    const band = bandOf(reading, WOMAN)
    return 'none' in band ? NaN : band.at
  }

  test.each([
    [pressure(105, 60), 100 / 6],
    [pressure(120, 60), 100 / 3],
    [pressure(130, 75), 50],
    [pressure(118, 80), 50],
    [pressure(260, 80), 100],
    [{ measure: 'bmi', value: 10 }, 0],
    [{ measure: 'bmi', value: 18.5 }, 100 / 6],
    [{ measure: 'totalCholesterol', value: 190 }, 50],
  ] as [Reading, number][])('of %j is %d', (reading, place) => {
    expect(at(reading)).toBeCloseTo(place, 10)
  })

  test('lies in the current step and grows with the value', () => {
    const single = BANDED.filter((name) => name !== 'bloodPressure')
    const value = fc.integer({ min: 0, max: 60_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.constantFrom(...single), value, value, (measure, a, b) => {
        const band = bandOf({ measure, value: a }, WOMAN)
        if ('none' in band) throw new Error('no band')
        const width = 100 / band.steps.length
        expect(band.at).toBeGreaterThanOrEqual(band.current * width - 1e-9)
        expect(band.at).toBeLessThanOrEqual((band.current + 1) * width + 1e-9)
        const other = at({ measure, value: b })
        if (a <= b) expect(other).toBeGreaterThanOrEqual(band.at)
        else expect(other).toBeLessThanOrEqual(band.at)
      }),
    )
  })

  test('a band has its edges, with both pressures where there are two', () => {
    expect(bandFor('bloodPressure', WOMAN)).toEqual({
      source: 'esc2024',
      isAbove: false,
      steps: [
        { name: 'healthBands.esc2024.nonElevated', from: null, diastolicFrom: null },
        { name: 'healthBands.esc2024.elevated', from: 120, diastolicFrom: 70 },
        { name: 'healthBands.esc2024.hypertension', from: 140, diastolicFrom: 90 },
      ],
    })
    expect(bandFor('hdlCholesterol', WOMAN)).toMatchObject({ isAbove: true })
  })
})
