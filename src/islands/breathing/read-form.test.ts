import { describe, expect, test } from 'vitest'
import { BREATHING_DEFAULT } from '#lib/timers/breathing.ts'
import { readBreathingForm } from './read-form.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  const all = { pattern: 'box', cycles: '5', inhale: '4', holdIn: '0', exhale: '4', holdOut: '0' }
  for (const [name, value] of Object.entries({ ...all, ...fields })) data.set(name, value)
  return data
}

test('an unchanged form is the default', () => {
  expect(readBreathingForm(form({}))).toEqual({ config: BREATHING_DEFAULT, wrong: {} })
})

test('no limit is 0 cycles', () => {
  expect(readBreathingForm(form({ cycles: '0' })).config.cycles).toBe(0)
})

describe('the custom rhythm', () => {
  test.each([
    ['inhale', '1', 1],
    ['inhale', ' 20 ', 20],
    ['holdIn', '0', 0],
    ['holdOut', '20', 20],
  ] as const)('takes %s = "%s"', (part, typed, seconds) => {
    const { config, wrong } = readBreathingForm(form({ pattern: 'custom', [part]: typed }))
    expect(config[part]).toBe(seconds)
    expect(wrong).toEqual({})
  })

  test.each([
    ['inhale', '0'],
    ['exhale', '21'],
    ['holdIn', '-1'],
    ['holdOut', '2.5'],
    ['exhale', ''],
    ['inhale', 'cuatro'],
  ] as const)('refuses %s = "%s"', (part, typed) => {
    expect(readBreathingForm(form({ pattern: 'custom', [part]: typed })).wrong).toEqual({
      [part]: true,
    })
  })
})

test('its fields are not validated while another rhythm is selected', () => {
  const { config, wrong } = readBreathingForm(form({ inhale: '99', exhale: '7' }))
  expect(wrong).toEqual({})
  expect(config).toMatchObject({ pattern: 'box', inhale: 4, exhale: 7 })
})
