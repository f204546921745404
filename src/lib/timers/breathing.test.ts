import { describe, expect, test } from 'vitest'
import { totalSeconds } from './plan.ts'
import {
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  BREATHING_LIMITS,
  breathingPlan,
  type Pattern,
  patternOf,
  PATTERNS,
} from './breathing.ts'
import { readToolConfig } from './tool-config.ts'

const durations = ({ inhale, holdIn, exhale, holdOut }: Pattern) => [
  inhale,
  holdIn,
  exhale,
  holdOut,
]
const line = (pattern: Pattern, cycles: number) =>
  breathingPlan(pattern, cycles)
    .phases.map(({ kind, seconds, cycle }) => `${kind} ${seconds} ${cycle}`)
    .join(', ')

test.each([
  ['box', [4, 4, 4, 4]],
  ['coherent', [5, 0, 5, 0]],
  ['relaxation', [4, 7, 8, 0]],
  ['equal', [6, 0, 6, 0]],
  ['pranayama', [3, 0, 3, 0]],
  ['custom', [4, 0, 4, 0]],
] as const)('%s has the durations %j', (name, seconds) => {
  expect(durations(PATTERNS[name])).toEqual(seconds)
})

test('the cycles default to 5, with 10, 15 or endless as options', () => {
  expect(BREATHING_DEFAULT.cycles).toBe(5)
  expect(BREATHING_CYCLES).toEqual([5, 10, 15, 0])
})

describe('breathingPlan', () => {
  test.each([
    [
      'holds of 0 are left out',
      { inhale: 1, holdIn: 0, exhale: 20, holdOut: 0 },
      2,
      'inhale 1 1, exhale 20 1, inhale 1 2, exhale 20 2',
    ],
    [
      'one hold',
      { inhale: 4, holdIn: 0, exhale: 4, holdOut: 2 },
      1,
      'inhale 4 1, exhale 4 1, hold-out 2 1',
    ],
    ['all', PATTERNS.box, 1, 'inhale 4 1, hold-in 4 1, exhale 4 1, hold-out 4 1'],
  ])('%s', (_, pattern, cycles, phases) => {
    expect(line(pattern, cycles)).toBe(phases)
  })

  test('15 cycles of the longest pattern take 20 minutes', () => {
    const longest = { inhale: 20, holdIn: 20, exhale: 20, holdOut: 20 }
    expect(totalSeconds(breathingPlan(longest, 15))).toBe(1200)
  })

  test('0 cycles are endless', () => {
    const plan = breathingPlan(PATTERNS.box, 0)
    expect(plan).toMatchObject({ endless: true, cycles: 1 })
    expect(plan.phases).toHaveLength(4)
    expect(totalSeconds(plan)).toBeNull()
  })
})

describe('configurations', () => {
  const read = (value: unknown) => readToolConfig('breathing', value)
  const custom = { ...BREATHING_DEFAULT, pattern: 'custom', inhale: 1, holdIn: 20 } as const

  test('the durations only apply to the custom pattern', () => {
    expect(durations(patternOf(custom))).toEqual([1, 20, 4, 0])
    expect(durations(patternOf({ ...custom, pattern: 'box' }))).toEqual([4, 4, 4, 4])
  })

  test.each(Object.entries(BREATHING_LIMITS))(
    '%s at its limits, and beyond',
    (part, { min, max }) => {
      expect(read({ ...custom, [part]: min })).toHaveProperty(part, min)
      expect(read({ ...custom, [part]: max })).toHaveProperty(part, max)
      expect(read({ ...custom, [part]: min - 1 })).toBeNull()
      expect(read({ ...custom, [part]: max + 1 })).toBeNull()
    },
  )

  test.each([null, 7, 'box', [[]], {}, { pattern: 'box' }, { mode: 'tabata' }])(
    '%j is not a configuration',
    (value) => {
      expect(read(value)).toBeNull()
    },
  )
})
