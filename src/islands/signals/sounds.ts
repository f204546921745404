import type { Cue } from '#lib/timers/cues.ts'
import type { PhaseKind } from '#lib/timers/plan.ts'

/** What a timer sounds like: a gym, a breath or a quiet room. */
export type SignalTheme = 'workout' | 'breathing' | 'meditation'

/** The files of `public/sounds` by theme; `scripts/sounds.ts` makes them. */
export const SOUNDS = {
  workout: ['prepare', 'work', 'rest', 'round-rest', 'halfway', 'whistle', 'countdown', 'finish'],
  breathing: ['inhale', 'hold', 'exhale', 'bell-end'],
  meditation: ['bell-start', 'bell-end'],
} as const satisfies Record<SignalTheme, readonly string[]>
export type SoundName = (typeof SOUNDS)[SignalTheme][number]

/** How loud a theme is at full volume. */
export const LOUDNESS = {
  workout: 1,
  breathing: 0.3,
  meditation: 1,
} as const satisfies Record<SignalTheme, number>

const AT_START = {
  prepare: 'prepare',
  work: 'work',
  rest: 'rest',
  'round-rest': 'round-rest',
  meditate: 'bell-start',
  inhale: 'inhale',
  'hold-in': 'hold',
  exhale: 'exhale',
  'hold-out': 'hold',
} as const satisfies Record<PhaseKind, SoundName>

/** The sound of a cue; null where the theme stays silent. */
export function soundOf(cue: Cue, theme: SignalTheme): SoundName | null {
  if (cue.kind === 'finish') return theme === 'workout' ? 'finish' : 'bell-end'
  if (cue.kind === 'phase') return cue.phase ? AT_START[cue.phase.kind] : null
  return theme === 'workout' ? cue.kind : null
}

export const soundPath = (name: SoundName | 'silence') => `/sounds/${name}.mp3`
