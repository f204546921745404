import { isRest, type Phase, type Plan } from './plan.ts'

type Completed = { completedRounds: number; completedCycles: number }

/**
 * Whether the rest of a round or cycle, from a phase on, is only rest. One that consists of rest only is over after its
 * last phase.
 */
function isOver(plan: Plan, index: number, belongs: (phase: Phase) => boolean): boolean {
  const work = (phase: Phase) => belongs(phase) && !isRest(phase)
  return plan.phases.some(work) && !plan.phases.slice(index % plan.phases.length).some(work)
}

/** How many rounds, and cycles of the present round, are done. A rest at their end does not count. */
export function completedOf(plan: Plan | null, phase: Phase | null, index: number): Completed {
  if (!plan || phase?.kind === 'prepare') return { completedRounds: 0, completedCycles: 0 }
  if (!phase) return { completedRounds: plan.rounds, completedCycles: plan.cycles }
  if (plan.endless) return { completedRounds: 0, completedCycles: phase.cycle - 1 }
  const { round, cycle } = phase
  const roundOver = isOver(plan, index, (other) => other.round === round)
  const cycleOver = isOver(plan, index, (other) => other.round === round && other.cycle === cycle)
  return {
    completedRounds: roundOver ? round : round - 1,
    completedCycles: cycleOver ? cycle : cycle - 1,
  }
}
