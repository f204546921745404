import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyConfig, DEFAULTS, MEDITATION_MINUTES, readConfig } from './configs.ts'

const steps = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'A', kind: 'work', seconds: 5 }))

describe('readConfig', () => {
  test.each(Object.values(DEFAULTS))('$mode is restored from JSON', (config) => {
    expect(readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config)
  })

  test.each<[string, unknown, AnyConfig]>([
    ['digits', { mode: 'countdown', seconds: '90' }, { mode: 'countdown', seconds: 90 }],
    ['a missing field', { mode: 'tabata', work: 30 }, { ...DEFAULTS.tabata, work: 30 }],
    ['no fields', { mode: 'strength' }, DEFAULTS.strength],
    ['unknown fields', { mode: 'stopwatch', evil: 1 }, { mode: 'stopwatch' }],
    ['work alone', { mode: 'emom', work: 50 }, { mode: 'emom', minutes: 20, work: 50, rest: 10 }],
    ['rest alone', { mode: 'emom', rest: '0' }, { mode: 'emom', minutes: 20, work: 60, rest: 0 }],
    ['rest of 0', { mode: 'emom', rest: 0 }, { mode: 'emom', minutes: 20, work: 60, rest: 0 }],
    ['minutes', { mode: 'meditation', minutes: '20' }, { mode: 'meditation', minutes: 20 }],
    [
      'a step without name',
      { mode: 'intervals', steps: [{ kind: 'rest', seconds: '7' }] },
      { mode: 'intervals', rounds: 1, steps: [{ name: '', kind: 'rest', seconds: 7 }] },
    ],
    [
      'as many steps as there may be',
      { mode: 'intervals', steps: steps(20) },
      { mode: 'intervals', rounds: 1, steps: steps(20) } as AnyConfig,
    ],
    ['endless', { mode: 'breathing', cycles: '0' }, { ...DEFAULTS.breathing, cycles: 0 }],
  ])('%s', (_, value, config) => {
    expect(readConfig(value)).toEqual(config)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'tabata'],
    ['a list', ['tabata']],
    ['no mode', { seconds: 60 }],
    ['an unknown mode', { mode: 'hiit' }],
    ['a name of the prototype', { mode: 'toString' }],
    ['__proto__', { mode: '__proto__' }],
    ['0:00', { mode: 'countdown', seconds: 0 }],
    ['an hour', { mode: 'countdown', seconds: 3600 }],
    ['a fraction', { mode: 'countdown', seconds: 1.5 }],
    ['a negative number', { mode: 'countdown', seconds: -60 }],
    ['NaN', { mode: 'countdown', seconds: NaN }],
    ['an emptied field', { mode: 'countdown', seconds: '' }],
    ['an exponent', { mode: 'countdown', seconds: '1e3' }],
    ['a hexadecimal', { mode: 'countdown', seconds: '0x10' }],
    ['true', { mode: 'countdown', seconds: true }],
    ['no rounds', { mode: 'afap', rounds: 0 }],
    ['a minute that is not 60', { mode: 'emom', work: 40, rest: 30 }],
    ['a minute of rest', { mode: 'emom', rest: 60 }],
    ['21 rounds of strength', { mode: 'strength', rounds: 21 }],
    ['51 cycles', { mode: 'strength', cycles: 51 }],
    ['9 s of rest', { mode: 'strength', rest: 9 }],
    ['601 s between rounds', { mode: 'strength', roundRest: 601 }],
    ['no steps', { mode: 'intervals', steps: [] }],
    ['steps that are no list', { mode: 'intervals', steps: 'work' }],
    ['too many steps', { mode: 'intervals', steps: steps(21) }],
    ['one broken step', { mode: 'intervals', steps: [...steps(2), null] }],
    ['a step of another kind', { mode: 'intervals', steps: [{ kind: 'prepare', seconds: 5 }] }],
    ['a step of 0 s', { mode: 'intervals', steps: [{ kind: 'work', seconds: 0 }] }],
    [
      'a step with a long name',
      { mode: 'intervals', steps: [{ name: 'a'.repeat(41), kind: 'work', seconds: 5 }] },
    ],
    [
      'a step whose name is no text',
      { mode: 'intervals', steps: [{ name: 7, kind: 'work', seconds: 5 }] },
    ],
    ['7 minutes of meditation', { mode: 'meditation', minutes: 7 }],
    ['no minutes', { mode: 'meditation' }],
    ['a pattern of the prototype', { mode: 'breathing', pattern: 'constructor' }],
    ['7 breaths', { mode: 'breathing', cycles: 7 }],
    ['no inhaling', { mode: 'breathing', inhale: 0 }],
    ['a hold of 21 s', { mode: 'breathing', holdIn: 21 }],
  ])('%s is rejected', (_, value) => {
    expect(readConfig(value)).toBeNull()
  })

  test('meditation lasts 5, 10, 15 or 20 minutes', () => {
    expect(MEDITATION_MINUTES).toEqual([5, 10, 15, 20])
  })

  test('a preparation is read within its limits; without one, or with the usual one, there is none', () => {
    const read = (preparation?: unknown) => readConfig({ ...DEFAULTS.tabata, preparation })
    expect(read('5')).toEqual({ ...DEFAULTS.tabata, preparation: 5 })
    expect(read(0)).toEqual({ ...DEFAULTS.tabata, preparation: 0 })
    expect(read(20)).toEqual(DEFAULTS.tabata)
    expect(read()).toEqual(DEFAULTS.tabata)
    for (const wrong of [121, -1, 'soon', 1.5]) expect(read(wrong)).toBeNull()
    expect(readConfig({ ...DEFAULTS.strength, preparation: 5 })).toEqual(DEFAULTS.strength)
  })

  test('never throws, and its result reads back the same', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true })
    const mode = fc.constantFrom(...Object.keys(DEFAULTS))
    const fields = fc.dictionary(
      fc.constantFrom(
        'seconds',
        'rounds',
        'work',
        'rest',
        'steps',
        'minutes',
        'pattern',
        'cycles',
        'inhale',
        'preparation',
      ),
      anything,
    )
    const objects = fc.tuple(mode, fields).map(([name, rest]) => ({ ...rest, mode: name }))
    fc.assert(
      fc.property(fc.oneof(anything, objects), (value) => {
        const config = readConfig(value)
        if (config) expect(readConfig(config)).toEqual(config)
      }),
    )
  })
})
