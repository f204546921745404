import { describe, expect, test } from 'vitest'
import { createT } from '#lib/i18n/t.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { Cue } from '#lib/timers/cues.ts'
import { PHASE_KINDS, type Phase, type PhaseKind } from '#lib/timers/plan.ts'
import { SOUNDS, soundOf } from './sounds.ts'
import { spokenOf } from './spoken.ts'
import { shakeOf } from './vibrate.ts'

const phaseOf = (kind: PhaseKind, name?: string): Phase => ({
  kind,
  seconds: 20,
  round: 1,
  cycle: 1,
  ...(name && { name }),
})
const begins = (kind: PhaseKind, name?: string): Cue => ({
  kind: 'phase',
  phase: phaseOf(kind, name),
})
const WARNINGS = ['prepare', 'whistle', 'halfway', 'countdown'] as const

describe('what sounds', () => {
  test.each([
    ['work', 'workout', 'work'],
    ['rest', 'workout', 'rest'],
    ['round-rest', 'workout', 'round-rest'],
    ['inhale', 'breathing', 'inhale'],
    ['hold-in', 'breathing', 'hold'],
    ['exhale', 'breathing', 'exhale'],
    ['hold-out', 'breathing', 'hold'],
    ['meditate', 'meditation', 'bell-start'],
  ] as const)('%s in a %s begins with the sound %s', (kind, theme, sound) => {
    expect(soundOf(begins(kind), theme)).toBe(sound)
    expect(SOUNDS[theme]).toContain(sound)
  })

  test('the end is a fanfare in a gym and a bell in a quiet room', () => {
    expect(soundOf({ kind: 'finish' }, 'workout')).toBe('finish')
    expect(soundOf({ kind: 'finish' }, 'breathing')).toBe('bell-end')
    expect(soundOf({ kind: 'finish' }, 'meditation')).toBe('bell-end')
  })

  test.each(WARNINGS)('%s has a sound of its own, in a gym alone', (kind) => {
    expect(soundOf({ kind }, 'workout')).toBe(kind)
    expect(soundOf({ kind }, 'breathing')).toBeNull()
    expect(soundOf({ kind }, 'meditation')).toBeNull()
  })

  test('no two signals of a workout sound the same', () => {
    const cues: Cue[] = [
      ...(['work', 'rest', 'round-rest'] as const).map((kind) => begins(kind)),
      ...WARNINGS.map((kind) => ({ kind })),
      { kind: 'finish' },
    ]
    expect(new Set(cues.map((cue) => soundOf(cue, 'workout'))).size).toBe(cues.length)
  })
})

describe.each(LOCALES)('what is said in %s', (locale) => {
  const { timers } = TEXTS[locale]
  const t = createT({ timers }, locale)

  test.each(PHASE_KINDS)('%s is a word or a few', (kind) => {
    const words = spokenOf(begins(kind), t)
    expect(words).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
    expect(words!.split(' ').length).toBeLessThanOrEqual(3)
  })

  test('an interval with a name says its name', () => {
    expect(spokenOf(begins('work', 'Plancha'), t)).toBe('Plancha')
  })

  test('the last three seconds are counted, the whistle is not spoken', () => {
    const say = (secondsLeft: number) => spokenOf({ kind: 'countdown', secondsLeft }, t)
    expect([3, 2, 1].map(say)).toEqual(
      locale === 'es' ? ['Tres', 'Dos', 'Uno'] : ['Three', 'Two', 'One'],
    )
    expect(say(4)).toBeNull()
    expect(spokenOf({ kind: 'whistle', secondsLeft: 4 }, t)).toBeNull()
  })
})

describe('what is felt', () => {
  test('no pattern is longer than two seconds', () => {
    const cues: Cue[] = [
      ...PHASE_KINDS.map((kind) => begins(kind)),
      ...WARNINGS.map((kind) => ({ kind })),
      { kind: 'finish' },
    ]
    for (const cue of cues) {
      expect(shakeOf(cue).reduce((sum, part) => sum + part, 0)).toBeLessThan(2_000)
    }
  })

  test('a hand tells breathing in from breathing out', () => {
    expect(shakeOf(begins('inhale'))).not.toEqual(shakeOf(begins('exhale')))
  })
})
