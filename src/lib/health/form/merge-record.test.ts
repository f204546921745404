import { describe, expect, test } from 'vitest'
import { STORED_UNITS, type HealthUnits } from '../quantities.ts'
import type { Base } from './draft.ts'
import { chosen, mergeRecord } from './merge-record.ts'
import { changesOf, formOf, type RecordForm } from './record-form.ts'

const POUNDS: HealthUnits = { ...STORED_UNITS, mass: 'lb' }
const BASE: Base = {
  recordDate: '2026-11-03',
  note: '',
  weight: 70,
  systolicBp: 120,
  diastolicBp: 80,
}
const merged = (typed: Partial<RecordForm>, saved: Partial<Base>, units = STORED_UNITS) =>
  mergeRecord(BASE, { ...formOf(BASE, units, 'es'), ...typed }, { ...BASE, ...saved }, 'es')

test('a field that only was saved elsewhere takes the newer value', () => {
  const { form, conflicts } = merged({ weight: '71' }, { restingHeartRate: 54, note: 'Ayunas' })
  expect(conflicts).toEqual([])
  expect([form.weight, form.restingHeartRate, form.note]).toEqual(['71', '54', 'Ayunas'])
})

test('a value that was removed elsewhere is gone, unless it was changed here', () => {
  const { weight: _, ...rest } = BASE
  const { form } = mergeRecord(BASE, formOf(BASE, STORED_UNITS, 'es'), rest, 'es')
  expect([form.weight, form.before.weight]).toEqual(['', undefined])
})

test('the same change on both sides is none', () => {
  expect(merged({ weight: '71' }, { weight: 71 }).conflicts).toEqual([])
})

test('another one is asked about, and nothing typed is lost meanwhile', () => {
  const { form, conflicts } = merged({ weight: '71,5' }, { weight: 72 })
  expect(form.weight).toBe('71,5')
  expect(conflicts).toMatchObject([
    { fields: ['weight'], mine: { texts: ['71,5'] }, theirs: { texts: ['72,0'] } },
  ])
})

test('a text that cannot be read is kept, too', () => {
  const { form, conflicts } = merged({ weight: '7x' }, { weight: 72 })
  expect([form.weight, conflicts.length]).toEqual(['7x', 1])
})

test('the figures of a pressure stay together', () => {
  const { conflicts } = merged({ systolicBp: '130' }, { diastolicBp: 70 })
  expect(conflicts).toMatchObject([
    { fields: ['systolicBp', 'diastolicBp'], mine: { texts: ['130', '80'] } },
  ])
})

describe('the choice of a side', () => {
  const theirs = { ...BASE, weight: 72.35 }
  const conflictOf = () => merged({ weight: '155' }, { weight: 72.35 }, POUNDS)

  test('theirs leaves nothing to save, to the last decimal', () => {
    const { form, conflicts } = conflictOf()
    const after = { ...form, ...chosen(form, conflicts[0]!, 'theirs') }
    expect(after.weight).toBe('159,5')
    expect(changesOf(after, theirs)).toEqual({})
  })

  test('and back to mine what was typed', () => {
    const { form, conflicts } = conflictOf()
    const there = { ...form, ...chosen(form, conflicts[0]!, 'theirs') }
    const back = { ...there, ...chosen(there, conflicts[0]!, 'mine') }
    expect(back.weight).toBe('155')
    expect(changesOf(back, theirs)).toEqual({ weight: 70.31 })
  })
})
