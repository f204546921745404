import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { DEFAULTS } from './configs.ts'
import {
  cleanName,
  PRESETS_MAX,
  readPresets,
  renamePreset,
  storePresets,
  withPreset,
} from './presets.ts'

const storage = browserStorage()
const KEY = 'timer-presets:timer'
const LEGS = { name: 'Piernas', config: DEFAULTS.tabata }
const ARMS = { name: 'Brazos', config: DEFAULTS.emom }

describe('names', () => {
  test.each([
    ['  Piernas   y\tbrazos \n', 'Piernas y brazos'],
    ['   ', ''],
    ['a\u0000b\u202Ec\u200Bd\uFEFF', 'abcd'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['n\u0303', 'ñ'],
    ['n\u200B\u0303', 'ñ'],
    ['uno\t\u0000\tdos', 'uno dos'],
    ['x'.repeat(41), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
    [`${'x'.repeat(39)}💪`, 'x'.repeat(39)],
    ['Correr 🏃‍♀️', 'Correr 🏃‍♀️'],
    ['__proto__', '__proto__'],
  ])('%j becomes %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name)
  })

  test('a cleaned name is clean', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 80 }), (units) => {
        const typed = String.fromCharCode(...units)
        const name = cleanName(typed)
        expect(cleanName(name)).toBe(name)
        expect(name.length).toBeLessThanOrEqual(40)
        expect(() => encodeURIComponent(name)).not.toThrow()
      }),
    )
  })
})

describe('a list of presets', () => {
  test('grows at its end', () => {
    expect(withPreset([LEGS], ' Brazos ', DEFAULTS.emom)).toEqual([LEGS, ARMS])
  })

  test.each([
    ['', 'nameless'],
    [' \u200B ', 'nameless'],
    ['piernas', 'taken'],
    ['PIERNAS ', 'taken'],
  ])('%j is %s', (typed, problem) => {
    expect(withPreset([LEGS], typed, DEFAULTS.emom)).toBe(problem)
  })

  test('is full at 30', () => {
    const many = Array.from({ length: PRESETS_MAX }, (_, nth) => ({ ...LEGS, name: `${nth}` }))
    expect(withPreset(many.slice(1), 'Más', DEFAULTS.emom)).toHaveLength(30)
    expect(withPreset(many, 'Más', DEFAULTS.emom)).toBe('full')
  })

  test('renames one in its place', () => {
    expect(renamePreset([LEGS, ARMS], 'Piernas', 'Lunes')).toEqual([
      { ...LEGS, name: 'Lunes' },
      ARMS,
    ])
    expect(renamePreset([LEGS], 'Piernas', 'PIERNAS')).toEqual([{ ...LEGS, name: 'PIERNAS' }])
    expect(renamePreset([LEGS, ARMS], 'Piernas', 'brazos')).toBe('taken')
    expect(renamePreset([LEGS], 'Piernas', ' ')).toBe('nameless')
    expect(renamePreset([LEGS], 'Nadie', 'Lunes')).toEqual([LEGS])
  })
})

describe('in the browser', () => {
  test('each timer has its own', () => {
    expect(storePresets('timer', [LEGS, ARMS])).toBe(true)
    expect(readPresets('timer')).toEqual([LEGS, ARMS])
    expect(readPresets('strength-timer')).toEqual([])
  })

  test.each(BROKEN_TEXTS)('%s is none', (text) => {
    storage.kept.set(KEY, text)
    expect(readPresets('timer')).toEqual([])
  })

  test.each<[string, unknown]>([
    ['a broken configuration', { ...ARMS, config: { mode: 'emom', work: 70 } }],
    ["another timer's configuration", { ...ARMS, config: DEFAULTS.strength }],
    ['no name', { config: DEFAULTS.emom }],
    ['an empty name', { ...ARMS, name: '' }],
    ['a name that turns the text around', { ...ARMS, name: 'a\u202Eb' }],
    ['a name of 41 characters', { ...ARMS, name: 'x'.repeat(41) }],
    ['a name that is taken', { ...ARMS, name: 'PIERNAS' }],
  ])('one with %s is left out, the others stay', (_, broken) => {
    storage.kept.set(KEY, JSON.stringify({ version: 1, items: [LEGS, broken] }))
    expect(readPresets('timer')).toEqual([LEGS])
  })

  test.each(['full', 'refused'] as const)('a storage that is %s says so', (kind) => {
    storage.become(kind)
    expect(storePresets('timer', [LEGS])).toBe(false)
    expect(readPresets('timer')).toEqual([])
  })
})
