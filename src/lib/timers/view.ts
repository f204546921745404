import type { Phase, Plan } from './plan.ts'
import { completedOf } from './completed.ts'
import type { Run } from './run-state.ts'
import { phaseAt, settle } from './settle.ts'

/** The visible state of a run at one moment; times in milliseconds. */
export type RunView = {
  status: 'idle' | 'preparing' | 'running' | 'paused' | 'asking' | 'finished'
  /** Null before the start and after the end. */
  phase: Phase | null
  /** Keeps counting when an endless plan repeats. */
  phaseIndex: number
  nextPhase: Phase | null
  phaseElapsedMs: number
  /** Null: open. */
  phaseLeftMs: number | null
  /** Without the preparation. */
  elapsedMs: number
  /** Without the preparation; null: open or endless. */
  leftMs: number | null
  /** How long each lap took, and each open phase that was ended. */
  laps: readonly number[]
  completedRounds: number
  /** Of the present round. */
  completedCycles: number
}

/** What is left after a phase, in milliseconds; null when nobody knows. */
function leftAfterMs(plan: Plan, index: number): number | null {
  if (plan.endless) return null
  let seconds = 0
  for (let later = index + 1; later < plan.phases.length; later++) {
    const more = plan.phases[later]?.seconds ?? null
    if (more === null) return null
    seconds += more
  }
  return seconds * 1000
}

function phaseTimes(run: Run, plan: Plan | null, phase: Phase | null) {
  if (!plan || !phase) return { phaseElapsedMs: 0, phaseLeftMs: 0, leftMs: 0 }
  const phaseElapsedMs = run.ranMs - run.phaseStartMs
  const phaseLeftMs = phase.seconds === null ? null : phase.seconds * 1000 - phaseElapsedMs
  const laterMs = leftAfterMs(plan, run.phaseIndex)
  const ownMs = phase.kind === 'prepare' ? 0 : phaseLeftMs
  return {
    phaseElapsedMs,
    phaseLeftMs,
    leftMs: ownMs === null || laterMs === null ? null : ownMs + laterMs,
  }
}

/** A run as it is to be seen at a reading of the clock, in milliseconds. */
export function viewOf(run: Run, nowMs: number): RunView {
  const now = settle(run, nowMs)
  const phase = now.plan && phaseAt(now.plan, now.phaseIndex)
  const preparing = phase?.kind === 'prepare'
  return {
    status: preparing && now.status === 'running' ? 'preparing' : now.status,
    phase,
    phaseIndex: now.phaseIndex,
    nextPhase: now.plan && phaseAt(now.plan, now.phaseIndex + 1),
    ...phaseTimes(now, now.plan, phase),
    elapsedMs: preparing ? 0 : now.ranMs - now.preparedMs,
    laps: now.laps,
    ...completedOf(now.plan, phase, now.phaseIndex),
  }
}
