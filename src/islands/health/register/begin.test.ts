import { expect, test } from 'vitest'
import { emptyForm, measuredOf } from '#lib/health/form/record-form.ts'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import { today } from '#client/health/days.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { afterSave, leftBy, withTaken } from './begin.ts'

test('after a save the form is empty and of today, but for what was typed meanwhile', () => {
  const sent = { ...emptyForm(STORED_UNITS, '2026-11-03'), weight: '61,8', note: 'Ayunas' }
  const before = { ...sent, before: { weight: 61.8 }, confirmed: ['weight:61.8'] }
  expect(afterSave(sent, before)).toEqual(emptyForm(STORED_UNITS, today()))
  expect(afterSave(sent, { ...before, restingHeartRate: '54' })).toEqual({
    ...emptyForm(STORED_UNITS, today()),
    restingHeartRate: '54',
  })
})

const bmi = (at: string, weight: number): SavedResult => ({
  tool: 'bmi',
  at,
  inputs: { height: 165, weight },
  result: {},
})
const [NEWER, OLDER] = ['2026-11-18T08:00:00.000Z', '2026-11-03T08:00:00.000Z']
const RESULTS = [bmi(NEWER, 68), bmi(OLDER, 69)]

test('of a calculator the newest result is taken, or the one that is named', () => {
  expect(leftBy(RESULTS, 'bmi', null)?.values.weight).toBe(68)
  expect(leftBy(RESULTS, 'bmi', OLDER)?.values.weight).toBe(69)
  expect(leftBy(RESULTS, 'body-fat', null)).toBeNull()
  expect(leftBy(RESULTS, null, null)).toBeNull()
})

test('what a calculator has left fills an empty form, with its day and its exact values', () => {
  const form = emptyForm({ ...STORED_UNITS, mass: 'lb' }, '2026-11-20')
  const filled = withTaken(form, leftBy(RESULTS, 'bmi', null)!, 'es')
  expect(filled).toMatchObject({ recordDate: '2026-11-18', weight: '149,9', height: '165,0' })
  expect(measuredOf(filled)).toMatchObject({ weight: 68, height: 165 })
})

test('and leaves what is typed already', () => {
  const form = { ...emptyForm(STORED_UNITS, '2026-11-20'), weight: '70' }
  const filled = withTaken(form, leftBy(RESULTS, 'bmi', null)!, 'es')
  expect(filled).toMatchObject({ recordDate: '2026-11-20', weight: '70', height: '165,0' })
})
