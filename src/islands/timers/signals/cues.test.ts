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

describe('sounds', () => {
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

  test('the end is a fanfare in a workout and a bell otherwise', () => {
    expect(soundOf({ kind: 'finish' }, 'workout')).toBe('finish')
    expect(soundOf({ kind: 'finish' }, 'breathing')).toBe('bell-end')
    expect(soundOf({ kind: 'finish' }, 'meditation')).toBe('bell-end')
  })

  test.each(WARNINGS)('%s has a sound of its own, in workouts only', (kind) => {
    expect(soundOf({ kind }, 'workout')).toBe(kind)
    expect(soundOf({ kind }, 'breathing')).toBeNull()
    expect(soundOf({ kind }, 'meditation')).toBeNull()
  })

  test('the cues of a workout have different sounds', () => {
    const cues: Cue[] = [
      ...(['work', 'rest', 'round-rest'] as const).map((kind) => begins(kind)),
      ...WARNINGS.map((kind) => ({ kind })),
      { kind: 'finish' },
    ]
    expect(new Set(cues.map((cue) => soundOf(cue, 'workout'))).size).toBe(cues.length)
  })
})

describe.each(LOCALES)('speech in %s', (locale) => {
  const { timers } = TEXTS[locale]
  const t = createT({ timers }, locale)

  test.each(PHASE_KINDS)('%s is at most three words', (kind) => {
    const words = spokenOf(begins(kind), t)
    expect(words).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
    expect(words!.split(' ').length).toBeLessThanOrEqual(3)
  })

  test('a named interval is announced by its name', () => {
    expect(spokenOf(begins('work', 'Plancha'), t)).toBe('Plancha')
  })

  test('the last three seconds are counted down, the whistle is not spoken', () => {
    const say = (secondsLeft: number) => spokenOf({ kind: 'countdown', secondsLeft }, t)
    expect([3, 2, 1].map(say)).toEqual(
      locale === 'es' ? ['Tres', 'Dos', 'Uno'] : ['Three', 'Two', 'One'],
    )
    expect(say(4)).toBeNull()
    expect(spokenOf({ kind: 'whistle', secondsLeft: 4 }, t)).toBeNull()
  })
})

describe('vibration', () => {
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

  test('the patterns of inhaling and exhaling differ', () => {
    expect(shakeOf(begins('inhale'))).not.toEqual(shakeOf(begins('exhale')))
  })
})
