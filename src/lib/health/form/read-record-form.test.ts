import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STORED_UNITS } from '../quantities.ts'
import { readRecordForm } from './read-record-form.ts'
import { emptyForm, type RecordForm } from './record-form.ts'

const FORM: RecordForm = {
  ...emptyForm(STORED_UNITS, '2026-11-20'),
  weight: '61,8',
  note: 'Tras correr',
  before: { weight: 61.8 },
  confirmed: ['weight:61.8'],
}
const stored = () => JSON.parse(JSON.stringify(FORM)) as Record<string, unknown>

test('a form is read as it was stored', () => {
  expect(readRecordForm(stored())).toEqual(FORM)
})

test('of a measure that came later nothing is typed', () => {
  const { hba1c: _, ...older } = stored()
  expect(readRecordForm(older)).toEqual(FORM)
})

test('whatever else is stored is no form', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(readRecordForm(anything)).toBeNull()
    }),
  )
})

test.each<[string, Record<string, unknown>]>([
  ['a text', { weight: 61.8 }],
  ['a measure', { mood: '5' }],
  ['a day', { recordDate: null }],
  ['a unit', { units: { ...STORED_UNITS, mass: 'stone' } }],
  ['its units', { units: 'kg' }],
  ['a stored value', { before: { weight: '61,8' } }],
  ['its stored values', { before: null }],
  ['an answer', { confirmed: [1] }],
])('a form in which %s is not one is not read', (_what, spoilt) => {
  expect(readRecordForm({ ...stored(), ...spoilt })).toBeNull()
})
