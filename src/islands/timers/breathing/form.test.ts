import { describe, expect, test } from 'vitest'
import { BREATHING_DEFAULT } from '#lib/timers/breathing.ts'
import { readForm } from '../form/read-form.ts'
import { BREATHING_FORM } from './form.ts'

const read = (fields: Record<string, string>) => {
  const data = new FormData()
  const all = { pattern: 'box', cycles: '5', inhale: '4', holdIn: '0', exhale: '4', holdOut: '0' }
  for (const [name, value] of Object.entries({ ...all, ...fields })) data.set(name, value)
  return readForm(BREATHING_FORM, data)
}

test('an unchanged form is the default', () => {
  expect(read({})).toEqual({ chosen: BREATHING_DEFAULT, wrong: [] })
})

test('no limit is 0 cycles', () => {
  expect(read({ cycles: '0' }).chosen.cycles).toBe(0)
})

describe('the custom rhythm', () => {
  test.each([
    ['inhale', '1', 1],
    ['inhale', ' 20 ', 20],
    ['holdIn', '0', 0],
    ['holdOut', '20', 20],
  ] as const)('takes %s = "%s"', (part, typed, seconds) => {
    const { chosen, wrong } = read({ pattern: 'custom', [part]: typed })
    expect(chosen[part]).toBe(seconds)
    expect(wrong).toEqual([])
  })

  test.each([
    ['inhale', '0'],
    ['exhale', '21'],
    ['holdIn', '-1'],
    ['holdOut', '2.5'],
    ['exhale', ''],
    ['inhale', 'cuatro'],
  ] as const)('refuses %s = "%s"', (part, typed) => {
    const { chosen, wrong } = read({ pattern: 'custom', [part]: typed })
    expect(wrong).toMatchObject([{ name: part }])
    expect(chosen).toMatchObject({ pattern: 'custom', [part]: BREATHING_DEFAULT[part] })
  })

  test('says each of its wrong fields', () => {
    const { wrong } = read({ pattern: 'custom', holdIn: '21', exhale: 'ocho' })
    expect(wrong.map(({ name, limit }) => [name, limit])).toEqual([
      ['holdIn', { min: 0, max: 20 }],
      ['exhale', { min: 1, max: 20 }],
    ])
  })
})

test('its fields are not validated while another rhythm is selected', () => {
  const { chosen, wrong } = read({ inhale: '99', exhale: '7' })
  expect(wrong).toEqual([])
  expect(chosen).toMatchObject({ pattern: 'box', inhale: 4, exhale: 7 })
})
