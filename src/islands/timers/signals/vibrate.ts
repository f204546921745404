import type { Cue } from '#lib/timers/cues.ts'

/** Whether the Vibration API is supported; not in Safari and most desktop browsers. */
export const canVibrate = () => typeof navigator !== 'undefined' && 'vibrate' in navigator

/** Milliseconds of vibration and pause, in turn; each cue is recognisable. */
const SHAKES = {
  prepare: [80],
  phase: [220],
  whistle: [60, 60, 60],
  halfway: [90, 90, 90],
  countdown: [50],
  finish: [300, 120, 300, 120, 500],
} as const satisfies Record<Cue['kind'], readonly number[]>

/** Breathing phases are gentler than those of a workout. */
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
