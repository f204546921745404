import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULTS } from './configs.ts'
import { cleanName, presetsFormat, PRESETS_MAX, renamePreset, withPreset } from './presets.ts'

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

  test('cleaning a name is idempotent and gives a valid name', () => {
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
  test('appends new ones', () => {
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

  test('renames a preset in place', () => {
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

describe('stored presets', () => {
  const timer = presetsFormat('timer')

  test('belong to one timer', () => {
    const kept = timer.write([LEGS, ARMS])
    expect(timer.read(kept)).toEqual([LEGS, ARMS])
    expect(presetsFormat('strength-timer').read(kept)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['a broken configuration', { ...ARMS, config: { mode: 'emom', work: 70 } }],
    ["another timer's configuration", { ...ARMS, config: DEFAULTS.strength }],
    ['no name', { config: DEFAULTS.emom }],
    ['an empty name', { ...ARMS, name: '' }],
    ['a name that turns the text around', { ...ARMS, name: 'a\u202Eb' }],
    ['a name of 41 characters', { ...ARMS, name: 'x'.repeat(41) }],
    ['a name that is taken', { ...ARMS, name: 'PIERNAS' }],
  ])('one with %s is dropped, the others are kept', (_, broken) => {
    expect(timer.read({ version: 1, items: [LEGS, broken] })).toEqual([LEGS])
  })

  test('are truncated to the first 30', () => {
    const many = Array.from({ length: 31 }, (_, nth) => ({ ...LEGS, name: `${nth}` }))
    expect(timer.read(timer.write(many))).toEqual(many.slice(0, 30))
  })
})
