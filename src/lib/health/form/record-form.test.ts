import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { isSameIn } from '#lib/merge.ts'
import { MEASURED, MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { STORED_UNITS, UNIT_CHOICES, unitsOf, type HealthUnits } from '../quantities.ts'
import { readMeasure } from '../reading.ts'
import { RecordInput } from '../record.ts'
import { problemsOf } from './form-problems.ts'
import { limitsIn, plainNumber } from './limits.ts'
import {
  changesOf,
  emptyForm,
  filledNames,
  formOf,
  inUnits,
  isTyped,
  measuredOf,
  toInput,
  type RecordForm,
} from './record-form.ts'
import { recordRules } from './record-rules.ts'

const DAY = '2026-11-20'
const POUNDS: HealthUnits = { mass: 'lb', length: 'in', concentration: 'mmol/L', hba1c: 'mmol/mol' }
const form = (typed: Partial<RecordForm> = {}) => ({ ...emptyForm(STORED_UNITS, DAY), ...typed })

const units = fc.record({
  mass: fc.constantFrom(...UNIT_CHOICES.mass),
  length: fc.constantFrom(...UNIT_CHOICES.length),
  concentration: fc.constantFrom(...UNIT_CHOICES.concentration),
  hba1c: fc.constantFrom(...UNIT_CHOICES.hba1c),
})
/** Some measures with possible values of two decimals. */
const stored = fc
  .uniqueArray(fc.constantFrom(...MEASURED_NAMES))
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => {
        const [least, most] = MEASURED[name].possible
        return fc
          .integer({ min: least * 100, max: most * 100 })
          .map((hundredths): [MeasuredName, number] => [name, hundredths / 100])
      }),
    ),
  )
  .map((entries) => Object.fromEntries(entries) as Partial<Record<MeasuredName, number>>)

test('a record that is opened, shown in any units and saved unchanged changes nothing', () => {
  fc.assert(
    fc.property(
      stored,
      fc.array(units, { minLength: 1 }),
      fc.constantFrom(...LOCALES),
      (values, [first, ...others], locale) => {
        const record = { ...values, recordDate: DAY, note: null }
        const opened = formOf(record, first!, locale)
        const shown = others.reduce((now, next) => inUnits(now, next, locale), opened)
        expect(changesOf(shown, record)).toEqual({})
        expect(isSameIn(recordRules(locale), shown, opened)).toBe(true)
      },
    ),
  )
})

test('what is typed stays the same value in whatever units it is then shown', () => {
  fc.assert(
    fc.property(units, fc.array(units), fc.integer({ min: 450, max: 4990 }), (first, others, n) => {
      const typed: RecordForm = { ...emptyForm(first, DAY), weight: String(n / 10) }
      const shown = others.reduce((now, next) => inUnits(now, next, 'es'), typed)
      expect(measuredOf(shown).weight).toBe(measuredOf(typed).weight)
    }),
  )
})

test('a text that cannot be read stays as it is in other units', () => {
  const shown = inUnits(form({ weight: 'setenta', height: '7' }), POUNDS, 'es')
  expect([shown.weight, shown.height]).toEqual(['setenta', '7'])
})

test('after a change of units a new text is read in the new one', () => {
  const shown = inUnits(form({ weight: '70' }), POUNDS, 'es')
  expect(shown.weight).toBe('154,3')
  expect(measuredOf(shown).weight).toBe(70)
  expect(measuredOf({ ...shown, weight: '155' }).weight).toBe(70.31)
})

describe('problems', () => {
  test.each<[Partial<RecordForm>, object]>([
    [{}, { values: 'empty' }],
    [{ note: 'Dormí mal' }, { values: 'empty' }],
    [{ weight: '70' }, {}],
    [{ weight: '70,5', recordDate: '' }, { recordDate: 'required' }],
    [{ weight: '70', recordDate: '2999-01-01' }, { recordDate: 'in_future' }],
    [{ weight: 'x' }, { weight: 'invalid' }],
    [{ weight: '1,75' }, { weight: 'too_low' }],
    [{ weight: '700' }, { weight: 'too_high' }],
    [{ systolicBp: '120' }, { diastolicBp: 'pair_missing' }],
    [{ diastolicBp: '80' }, { systolicBp: 'pair_missing' }],
    [{ systolicBp: '120', diastolicBp: 'x' }, { diastolicBp: 'invalid' }],
    [{ systolicBp: '80', diastolicBp: '120' }, { diastolicBp: 'not_below_systolic' }],
    [{ totalCholesterol: '100', hdlCholesterol: '120' }, { hdlCholesterol: 'above_total' }],
  ])('of %j are %j', (typed, problems) => {
    expect(problemsOf(form(typed))).toEqual(problems)
  })

  test('a form without problems is a record that the server takes', () => {
    const text = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 300 }).map(String))
    const texts = fc.record(
      Object.fromEntries(MEASURED_NAMES.map((name) => [name, text])) as Record<
        MeasuredName,
        typeof text
      >,
    )
    fc.assert(
      fc.property(texts, units, (typed, used) => {
        const whole = { ...emptyForm(used, DAY), ...typed }
        const taken = RecordInput.safeParse(toInput(whole, null))
        const problems = problemsOf(whole)
        if (Object.keys(problems).length === 0) expect(taken.error).toBeUndefined()
      }),
    )
  })
})

describe('what is sent', () => {
  test('only what is typed, in stored units, with the note', () => {
    const typed = { ...emptyForm(POUNDS, DAY), weight: '155', note: ' Tras correr ' }
    expect(toInput(typed, null)).toEqual({ recordDate: DAY, weight: 70.31, note: 'Tras correr' })
  })

  test('a weight takes the last height along, unless one is typed', () => {
    expect(toInput(form({ weight: '70' }), 167)).toMatchObject({ weight: 70, height: 167 })
    expect(toInput(form({ weight: '70', height: '168' }), 167)).toMatchObject({ height: 168 })
    expect(toInput(form({ restingHeartRate: '54' }), 167)).not.toHaveProperty('height')
    expect(toInput(form({ weight: '70' }), null)).not.toHaveProperty('height')
  })

  test('of a changed record the fields that differ; an emptied one is null', () => {
    const record = { recordDate: DAY, note: 'Ayer', weight: 70, restingHeartRate: 54 }
    const opened = formOf(record, STORED_UNITS, 'es')
    const changed = { ...opened, weight: '71', restingHeartRate: '', height: '167', note: '' }
    expect(changesOf(changed, record)).toEqual({
      weight: 71,
      restingHeartRate: null,
      height: 167,
      note: '',
    })
    expect(changesOf({ ...opened, recordDate: '2026-11-19' }, record)).toEqual({
      recordDate: '2026-11-19',
    })
  })
})

test('whether anything would be lost', () => {
  expect(isTyped(form())).toBe(false)
  expect(isTyped(form({ weight: ' ' }))).toBe(false)
  expect(isTyped(form({ weight: 'x' }))).toBe(true)
  expect(isTyped(form({ note: 'Dormí mal' }))).toBe(true)
  expect(filledNames(form({ hba1c: '5', weight: '70' }))).toEqual(['weight', 'hba1c'])
})

describe('limits', () => {
  const IN_UNITS = MEASURED_NAMES.flatMap((name) =>
    unitsOf(MEASURED[name].quantity).map((unit) => [name, unit] as const),
  )
  test.each(IN_UNITS)('of %s in %s: both ends may be typed', (name, unit) => {
    for (const limit of limitsIn(name, unit))
      expect(readMeasure(plainNumber(limit, 'es'), name, unit)).toHaveProperty('value')
  })

  test.each([
    ['weight', 'kg', ['20', '500']],
    ['weight', 'lb', ['44,1', '1102,3']],
    ['height', 'in', ['19,7', '107']],
    ['fastingGlucose', 'mmol/L', ['0,6', '55,5']],
    ['hba1c', 'mmol/mol', ['0', '195']],
  ] as const)('of %s in %s are %j', (name, unit, texts) => {
    expect(limitsIn(name, unit).map((limit) => plainNumber(limit, 'es'))).toEqual(texts)
  })
})
