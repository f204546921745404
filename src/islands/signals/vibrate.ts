import type { Cue } from '#lib/timers/cues.ts'

/** Whether this device may vibrate; Safari and most desktops have no such thing. */
export const canVibrate = () => typeof navigator !== 'undefined' && 'vibrate' in navigator

/** Milliseconds of shaking and stillness, in turn: a hand can tell them apart. */
const SHAKES = {
  prepare: [80],
  phase: [220],
  whistle: [60, 60, 60],
  halfway: [90, 90, 90],
  countdown: [50],
  finish: [300, 120, 300, 120, 500],
} as const satisfies Record<Cue['kind'], readonly number[]>

/** A breath is told more softly than a set. */
const BREATHS: Partial<Record<string, readonly number[]>> = {
  inhale: [60, 80, 60],
  exhale: [140],
  'hold-in': [30],
  'hold-out': [30],
}

/** The pattern of a cue, in ms. */
export function shakeOf(cue: Cue): readonly number[] {
  const breath = cue.kind === 'phase' && cue.phase ? BREATHS[cue.phase.kind] : undefined
  return breath ?? SHAKES[cue.kind]
}

export function vibrate(pattern: readonly number[]) {
  if (canVibrate()) navigator.vibrate([...pattern])
}
