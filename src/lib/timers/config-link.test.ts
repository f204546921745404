import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyConfig, DEFAULTS } from './configs.ts'
import { toolOf } from './tool-config.ts'
import { configFromFragment, configToFragment } from './config-link.ts'

const back = (config: AnyConfig) =>
  configFromFragment(toolOf(config.mode), configToFragment(config))

test.each<[AnyConfig, string]>([
  [DEFAULTS.countdown, 'mode=countdown&seconds=300'],
  [DEFAULTS.stopwatch, 'mode=stopwatch'],
  [{ ...DEFAULTS.stopwatch, preparation: 5 }, 'mode=stopwatch&preparation=5'],
  [DEFAULTS.tabata, 'mode=tabata&work=20&rest=10&cycles=8&rounds=1&roundRest=60'],
  [
    {
      mode: 'intervals',
      rounds: 2,
      steps: [
        { name: 'Sentadilla & salto', kind: 'work', seconds: 30 },
        { name: '', kind: 'rest', seconds: 15 },
      ],
    },
    'mode=intervals&rounds=2&step=work.30.Sentadilla+%26+salto&step=rest.15.',
  ],
  [DEFAULTS.strength, 'mode=strength&rounds=3&cycles=10&rest=60&roundRest=180'],
  [DEFAULTS.meditation, 'mode=meditation&minutes=5'],
])('%j is written as its fragment', (config, fragment) => {
  expect(configToFragment(config)).toBe(fragment)
})

test.each(Object.values(DEFAULTS))('$mode is restored', (config) => {
  expect(back(config)).toEqual(config)
})

describe('names in a link', () => {
  test.each(['a.b.c', '#&=?+%', 'Flexión 💪🏽', '"><script>', '__proto__', '\n', ' '])(
    '%j is restored',
    (name) => {
      const steps = [{ name, kind: 'work', seconds: 5 }] as const
      expect(back({ mode: 'intervals', rounds: 1, steps })).toHaveProperty('steps', steps)
    },
  )

  test('any name is restored', () => {
    // Lone surrogates cannot be encoded in a URL.
    const name = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => text.length <= 40)
    fc.assert(
      fc.property(name, (text) => {
        const steps = [{ name: text, kind: 'rest', seconds: 7 }] as const
        expect(back({ mode: 'intervals', rounds: 3, steps })).toHaveProperty('steps', steps)
      }),
    )
  })
})

test('a link may have a leading #, another order, and missing values', () => {
  expect(configFromFragment('timer', '#work=30&mode=tabata')).toEqual({
    ...DEFAULTS.tabata,
    work: 30,
  })
})

test.each([
  ['nothing', 'timer', ''],
  ['an anchor', 'timer', '#faq'],
  ['no mode', 'timer', 'seconds=60'],
  ['an unknown mode', 'timer', 'mode=hiit'],
  ['another timer', 'timer', 'mode=strength'],
  ['another timer', 'meditation', 'mode=countdown&seconds=60'],
  ['0:00', 'timer', 'mode=countdown&seconds=0'],
  ['an emptied value', 'timer', 'mode=countdown&seconds='],
  ['no number', 'timer', 'mode=countdown&seconds=5m'],
  ['beyond the limits', 'strength-timer', 'mode=strength&rounds=21'],
  ['no steps', 'timer', 'mode=intervals&rounds=1'],
  ['a step without seconds', 'timer', 'mode=intervals&step=work'],
  ['a step of another kind', 'timer', 'mode=intervals&step=prepare.5.a'],
  ['21 steps', 'timer', `mode=intervals${'&step=work.5.a'.repeat(21)}`],
  ['a broken escape', 'timer', 'mode=%E0%A4%A'],
] as const)('%s is not a configuration', (_, tool, fragment) => {
  expect(configFromFragment(tool, fragment)).toBeNull()
})

test('any fragment is read without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => configFromFragment('timer', `#mode=intervals&step=${text}`)).not.toThrow()
    }),
  )
})
