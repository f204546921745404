import type { T } from '#lib/i18n/t.ts'
import type { Cue } from '#lib/timers/cues.ts'
import type { PhaseKind } from '#lib/timers/plan.ts'

const AT_START = {
  prepare: 'timers.signals.say.prepare',
  work: 'timers.signals.say.work',
  rest: 'timers.signals.say.rest',
  'round-rest': 'timers.signals.say.roundRest',
  meditate: 'timers.signals.say.meditate',
  inhale: 'timers.signals.say.inhale',
  'hold-in': 'timers.signals.say.hold',
  exhale: 'timers.signals.say.exhale',
  'hold-out': 'timers.signals.say.hold',
} as const satisfies Record<PhaseKind, string>

const LAST_SECONDS: Partial<
  Record<number, 'timers.signals.say.three' | 'timers.signals.say.two' | 'timers.signals.say.one'>
> = {
  3: 'timers.signals.say.three',
  2: 'timers.signals.say.two',
  1: 'timers.signals.say.one',
}

/** The speech of a cue, one or two words; null for none. A named phase is announced by its name. */
export function spokenOf(cue: Cue, t: T<'timers'>): string | null {
  if (cue.kind === 'phase') return cue.phase ? cue.phase.name || t(AT_START[cue.phase.kind]) : null
  if (cue.kind === 'prepare') return t('timers.signals.say.prepare')
  if (cue.kind === 'halfway') return t('timers.signals.say.halfway')
  if (cue.kind === 'finish') return t('timers.signals.say.finish')
  const key = cue.kind === 'countdown' ? LAST_SECONDS[cue.secondsLeft ?? 0] : undefined
  return key ? t(key) : null
}
