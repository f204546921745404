import { describe, expect, test } from 'vitest'
import { choose, isSameIn, mergeFields } from '#lib/merge.ts'
import { STORED_UNITS, type HealthUnits } from '../quantities.ts'
import { confirmedAll, questionsOf } from './questions.ts'
import { changesOf, formOf, type RecordForm } from './record-form.ts'
import { recordRules } from './record-rules.ts'

const RULES = recordRules('es')
const POUNDS: HealthUnits = { ...STORED_UNITS, mass: 'lb' }
const BASE = {
  recordDate: '2026-11-03',
  note: '',
  weight: 70,
  systolicBp: 120,
  diastolicBp: 80,
}
type Saved = Partial<typeof BASE> & { restingHeartRate?: number }

const formWith = (typed: Partial<RecordForm> = {}, units = STORED_UNITS) => ({
  ...formOf(BASE, units, 'es'),
  ...typed,
})
const savedAs = (saved: Saved) => confirmedAll(formOf({ ...BASE, ...saved }, STORED_UNITS, 'es'))
const merged = (typed: Partial<RecordForm>, saved: Saved, units = STORED_UNITS) =>
  mergeFields(RULES, { base: formWith(), mine: formWith(typed, units), theirs: savedAs(saved) })

test.each<[string, Partial<RecordForm>, HealthUnits]>([
  ['in other units', {}, POUNDS],
  ['with another decimal sign', { weight: '70.0' }, STORED_UNITS],
  ['with spaces around the note', { note: ' ' }, STORED_UNITS],
])('a record is the same %s', (_how, typed, units) => {
  expect(isSameIn(RULES, formWith(typed, units), formWith())).toBe(true)
})

test('a text that cannot be read is a change, and stays next to what was saved elsewhere', () => {
  expect(isSameIn(RULES, formWith({ weight: 'x' }), formWith())).toBe(false)
  const { merged: form, conflicts } = merged({ weight: '7x' }, { weight: 72 })
  expect([form.weight, conflicts.length]).toEqual(['7x', 1])
})

test('a value that was removed elsewhere is gone, unless it was changed here', () => {
  const { weight: _, ...rest } = BASE
  const theirs = formOf(rest, STORED_UNITS, 'es')
  const { merged: form } = mergeFields(RULES, { base: formWith(), mine: formWith(), theirs })
  expect([form.weight, form.before.weight]).toEqual(['', undefined])
})

test('the figures of a pressure stay together', () => {
  const { merged: form, conflicts } = merged({ systolicBp: '130' }, { diastolicBp: 70 })
  expect(conflicts.map(({ names }) => names)).toEqual([['systolicBp', 'diastolicBp']])
  expect([form.systolicBp, form.diastolicBp]).toEqual(['130', '80'])
})

test('what is stored elsewhere is not asked about', () => {
  const { merged: form } = merged({ note: 'Ayunas' }, { restingHeartRate: 190 })
  expect(questionsOf(formWith({ restingHeartRate: '190' }))).toHaveLength(1)
  expect(form.restingHeartRate).toBe('190')
  expect(questionsOf(form)).toEqual([])
})

describe('the choice of a side', () => {
  const saved = { weight: 72.35 }
  const chosen = () => {
    const { merged: form, conflicts } = merged({ weight: '155' }, saved, POUNDS)
    return choose(RULES, conflicts[0]!, 'theirs', form)
  }

  test('theirs leaves nothing to save, to the last decimal, in the units of the form', () => {
    const { values } = chosen()
    expect(values.weight).toBe('159,5')
    expect(changesOf(values, { ...BASE, ...saved })).toEqual({})
  })

  test('and back to mine what was typed', () => {
    const { values, conflict } = chosen()
    const back = choose(RULES, conflict, 'mine', values).values
    expect(back.weight).toBe('155')
    expect(changesOf(back, { ...BASE, ...saved })).toEqual({ weight: 70.31 })
  })
})
