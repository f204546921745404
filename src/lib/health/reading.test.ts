import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { MEASURED, MEASURED_NAMES, type MeasuredName } from './measures.ts'
import { decimalsOf, fromStored, roundTo, toStored, unitsOf, type UnitOf } from './quantities.ts'
import { readMeasure, showMeasure } from './reading.ts'

const locale = fc.constantFrom(...LOCALES)

/** A measure in one of its units. */
const inUnit = fc.constantFrom(
  ...MEASURED_NAMES.flatMap((name) =>
    unitsOf(MEASURED[name].quantity).map((unit): [MeasuredName, UnitOf] => [name, unit]),
  ),
)
/** As stored: two decimals, within what is possible. */
const storedOf = (name: MeasuredName) => {
  const [least, most] = MEASURED[name].possible
  return fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100)
}
const stored = inUnit.chain(([name, unit]) =>
  fc.record({ name: fc.constant(name), unit: fc.constant(unit), value: storedOf(name) }),
)
/** As somebody types it: with the decimals that the unit is shown with. */
const typed = inUnit.chain(([name, unit]) => {
  const { quantity, possible } = MEASURED[name]
  const steps = 10 ** decimalsOf(quantity, unit)
  const [least, most] = possible.map((limit) => fromStored(limit, quantity, unit) * steps)
  return fc.record({
    name: fc.constant(name),
    unit: fc.constant(unit),
    number: fc
      .integer({ min: Math.ceil(least!), max: Math.floor(most!) })
      .map((step) => roundTo(step / steps, decimalsOf(quantity, unit))),
  })
})

test('what is typed in any unit is shown again, whatever was stored for it', () => {
  fc.assert(
    fc.property(typed, locale, ({ name, unit, number }, language) => {
      const text = number.toFixed(decimalsOf(MEASURED[name].quantity, unit))
      const read = readMeasure(text, name, unit)
      if (!('value' in read)) throw new Error(`${text} ${unit} of ${name}: ${read.problem}`)
      const again = showMeasure(read.value!, name, unit, language)
      expect(again.replace(',', '.')).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('a stored value that is shown in any unit and saved unchanged stays as it is', () => {
  fc.assert(
    fc.property(stored, locale, ({ name, unit, value }, language) => {
      const text = showMeasure(value, name, unit, language)
      expect(readMeasure(text, name, unit, value)).toEqual({ value })
    }),
    { numRuns: 2000 },
  )
})

test('a text that differs from what is shown is a new value', () => {
  fc.assert(
    fc.property(stored, typed, ({ name, unit, value }, { number }) => {
      const text = showMeasure(value, name, unit, 'en')
      fc.pre(Number(text) !== number)
      expect(readMeasure(String(number), name, unit, value)).toEqual(
        readMeasure(String(number), name, unit),
      )
    }),
  )
})

test('a value that is read is stored with two decimals, within what is possible', () => {
  fc.assert(
    fc.property(inUnit, fc.double({ noNaN: true }), ([name, unit], number) => {
      const text = plain(number)
      const read = readMeasure(text, name, unit)
      if (!('value' in read)) return
      const [least, most] = MEASURED[name].possible
      expect(read.value).toBe(toStored(Number(text), MEASURED[name].quantity, unit))
      expect(read.value).toBeGreaterThanOrEqual(least)
      expect(read.value).toBeLessThanOrEqual(most)
      expect(roundTo(read.value!, 2)).toBe(read.value)
    }),
  )
})

/** A number as digits, as nobody types an exponent. */
const plain = (number: number) =>
  number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })

describe('readMeasure', () => {
  test.each([
    ['70,5', { value: 70.5 }],
    ['70.5', { value: 70.5 }],
    [' 70 ', { value: 70 }],
    ['70.456', { value: 70.46 }],
    ['', { value: null }],
    ['  ', { value: null }],
    ['setenta', { problem: 'invalid' }],
    ['1,2,3', { problem: 'invalid' }],
    ['1e2', { problem: 'invalid' }],
    ['70 cm', { problem: 'invalid' }],
    ['9'.repeat(400), { problem: 'invalid' }],
    ['9'.repeat(30), { problem: 'too_high' }],
    ['19.99', { problem: 'too_low' }],
    ['0.0000001', { problem: 'too_low' }],
    ['-70', { problem: 'too_low' }],
    ['500.01', { problem: 'too_high' }],
  ])('%j kg is %j', (text, read) => {
    expect(readMeasure(text, 'weight', 'kg')).toEqual(read)
  })

  test.each([
    ['5,4', 'fastingGlucose', 'mg/dL', 'too_low'],
    ['4.9', 'totalCholesterol', 'mg/dL', 'too_low'],
    ['39', 'hba1c', '%', 'too_high'],
  ] as const)('%s of %s in %s is %s', (text, name, unit, problem) => {
    expect(readMeasure(text, name, unit)).toEqual({ problem })
  })

  test.each([
    ['155', 'weight', 'lb', 70.31],
    ['70', 'height', 'in', 177.8],
    ['5.4', 'fastingGlucose', 'mmol/L', 97.28],
    ['4.9', 'totalCholesterol', 'mmol/L', 189.48],
    ['1,2', 'triglycerides', 'mmol/L', 106.29],
    ['39', 'hba1c', 'mmol/mol', 5.72],
    ['60', 'insulinemia', 'pmol/L', 10],
    ['70,5 kg', 'weight', 'kg', 70.5],
    ['155 lb\u200e', 'weight', 'kg', 70.31],
    ['70 kg', 'weight', 'lb', 70],
    ['5,4 mmol/l', 'fastingGlucose', 'mg/dL', 97.28],
    ['0.0000001', 'insulinemia', 'µU/mL', 0],
  ] as const)('%s of %s in %s is %d as stored', (text, name, unit, value) => {
    expect(readMeasure(text, name, unit)).toEqual({ value })
  })
})

describe('showMeasure', () => {
  test.each([
    { value: 70.35, name: 'weight', unit: 'lb', language: 'es', text: '155,1' },
    { value: 70, name: 'weight', unit: 'kg', language: 'en', text: '70.0' },
    { value: 1234, name: 'triglycerides', unit: 'mg/dL', language: 'es', text: '1234' },
    { value: 2.15, name: 'hba1c', unit: 'mmol/mol', language: 'en', text: '0' },
    { value: 4.25, name: 'trigHdlRatio', unit: 'ratio', language: 'es', text: '4,3' },
  ] as const)(
    '$value of $name in $unit is $text ($language)',
    ({ value, name, unit, language, text }) => {
      expect(showMeasure(value, name, unit, language)).toBe(text)
    },
  )
})
