import { describe, expect, test } from 'vitest'
import { everyFlag } from '#lib/health/flags.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { addMonths, beginWith, differences, lastDayOf, updateOf, type Choice } from './choice.ts'

const stored = {
  state: 'active',
  version: 4,
  allowedFields: { ...everyFlag(false), weight: true },
  purpose: 'Rehabilitar la rodilla',
  expiresOn: '2026-12-24',
} as Authorization

/** In the words of the discipline, which only a new share begins with. */
const PROPOSED = 'Planificar mi entrenamiento'

describe('what the dialog begins with', () => {
  test.each([
    ['trainer', 'quarter'],
    ['nutritionist', 'quarter'],
    ['physiotherapist', 'month'],
  ] as const)(
    'a new share begins with everything, and for a %s with a purpose and an end: %s',
    (type, end) => {
      const asked = { ...stored, state: 'pending', professional: { type } } as Authorization
      expect(beginWith(asked, 'grant', `Para ${type}`)).toEqual({
        allowedFields: everyFlag(true),
        purpose: `Para ${type}`,
        end,
        day: '',
      })
    },
  )
  test('an edit begins with what is stored', () => {
    expect(beginWith(stored, 'edit', PROPOSED)).toEqual({
      allowedFields: stored.allowedFields,
      purpose: stored.purpose,
      end: 'day',
      day: '2026-12-24',
    })
    expect(beginWith({ ...stored, expiresOn: null }, 'edit', PROPOSED).end).toBe('none')
  })
  test('to extend it proposes three months and changes nothing else', () => {
    const { end, ...rest } = beginWith(stored, 'extend', PROPOSED)
    expect(end).toBe('quarter')
    expect(rest).toMatchObject({ allowedFields: stored.allowedFields, purpose: stored.purpose })
  })
})

describe('the last day', () => {
  const choice: Choice = { allowedFields: everyFlag(true), purpose: '', end: 'none', day: '' }
  test.each([
    ['none', null],
    ['month', '2026-12-23'],
    ['quarter', '2027-02-23'],
    ['day', '2026-11-30'],
  ] as const)('%s', (end, day) => {
    expect(lastDayOf({ ...choice, end, day: '2026-11-30' }, '2026-11-23')).toBe(day)
  })
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-10-15', 3, '2027-01-15'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })
})

test('what is sent is what is shown', () => {
  const choice = beginWith(stored, 'edit', PROPOSED)
  expect(updateOf({ ...choice, purpose: '  Correr  ' }, stored, 'en')).toEqual({
    action: 'edit',
    version: 4,
    allowedFields: stored.allowedFields,
    purpose: 'Correr',
    expiresOn: '2026-12-24',
    textVersion: GRANT_VERSION,
    locale: 'en',
  })
  expect(updateOf(choice, { state: 'pending', version: 1 }, 'es').action).toBe('authorize')
})

test('what was saved elsewhere is told by what differs', () => {
  const newer = {
    allowedFields: { ...stored.allowedFields, weight: false, glucose: true },
    purpose: null,
    expiresOn: null,
  }
  expect(differences(stored, newer)).toEqual([
    { about: 'flag', flag: 'weight', isOn: false },
    { about: 'flag', flag: 'glucose', isOn: true },
    { about: 'purpose', purpose: null },
    { about: 'end', expiresOn: null },
  ])
  expect(differences(stored, stored)).toEqual([])
})
