import type { T } from '#lib/i18n/t.ts'
import type { Phase, PhaseKind } from '#lib/timers/plan.ts'

const LABELS = {
  prepare: 'timers.phase.prepare',
  work: 'timers.phase.work',
  rest: 'timers.phase.rest',
  'round-rest': 'timers.phase.roundRest',
  meditate: 'timers.phase.meditate',
} as const satisfies Partial<Record<PhaseKind, string>>

/** The kinds of phases of these timers; breathing has its own stage. */
export type StagePhase = keyof typeof LABELS

/** The kind that the stage shows a phase as. */
export const stagePhaseOf = ({ kind }: Phase): StagePhase =>
  kind in LABELS ? (kind as StagePhase) : 'work'

/**
 * The name of a phase: given by the user, or that of its kind.
 *
 * @param title the name of this timer's work, where it says more than "work"
 */
export function phaseName(phase: Phase, t: T<'timers'>, title?: string): string {
  if (phase.name) return phase.name
  return phase.kind === 'work' && title !== undefined ? title : t(LABELS[stagePhaseOf(phase)])
}

/** Whether a phase is followed by an identical one, so that the change need not be announced. */
export function sameWork(phase: Phase | null, next: Phase | null): boolean {
  const open = (each: Phase | null) => each?.kind === 'work' && each.seconds === null
  return open(phase) && open(next)
}
