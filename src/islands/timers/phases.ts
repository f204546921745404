import type { Phase, PhaseKind } from '#lib/timers/plan.ts'
import type { StageT } from './texts.ts'

const LABELS = {
  prepare: 'timers.phase.prepare',
  work: 'timers.phase.work',
  rest: 'timers.phase.rest',
  'round-rest': 'timers.phase.roundRest',
  meditate: 'timers.phase.meditate',
} as const satisfies Partial<Record<PhaseKind, string>>

/** The kinds of phases that these timers have; breathing has its own stage. */
export type StagePhase = keyof typeof LABELS

/** The phase that the stage shows it as. */
export const stagePhaseOf = ({ kind }: Phase): StagePhase =>
  kind in LABELS ? (kind as StagePhase) : 'work'

/**
 * What a phase is called: by the person, or by its kind.
 *
 * @param title what the work of this timer is called, where that says more than "work"
 */
export function phaseName(phase: Phase, t: StageT, title?: string): string {
  if (phase.name) return phase.name
  return phase.kind === 'work' && title !== undefined ? title : t(LABELS[stagePhaseOf(phase)])
}

/** Whether a phase goes over into another that is just the same: nothing to be told about. */
export function sameWork(phase: Phase | null, next: Phase | null): boolean {
  const open = (each: Phase | null) => each?.kind === 'work' && each.seconds === null
  return open(phase) && open(next)
}
