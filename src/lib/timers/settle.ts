import type { Phase, Plan } from './plan.ts'
import type { Run } from './run-state.ts'

/** The number of phases before those that an endless plan repeats. */
const leadOf = (plan: Plan) => (plan.phases[0]?.kind === 'prepare' ? 1 : 0)

/** The phase with an index that counts on when an endless plan begins again; null after the last. */
export function phaseAt(plan: Plan, index: number): Phase | null {
  const phase = plan.phases[index]
  if (phase || !plan.endless) return phase ?? null
  const lead = leadOf(plan)
  const loop = plan.phases.length - lead
  const again = plan.phases[lead + ((index - lead) % loop)]
  const times = Math.floor((index - lead) / loop)
  return again ? { ...again, cycle: again.cycle + times * plan.cycles } : null
}

/** The run when its present phase is over, after which the next one began at `endMs`. */
export function phaseOver(run: Run, phase: Phase, endMs: number): Run {
  return {
    ...run,
    phaseIndex: run.phaseIndex + 1,
    phaseStartMs: endMs,
    preparedMs: phase.kind === 'prepare' ? endMs : run.preparedMs,
  }
}

/** An endless run after the repetitions that fit into the time whole, however long that was. */
function leapRepetitions(run: Run, plan: Plan): Run {
  const lead = leadOf(plan)
  if (!plan.endless || run.phaseIndex < lead) return run
  const once = plan.phases.slice(lead)
  const loopMs = once.reduce((sum, { seconds }) => sum + (seconds ?? Infinity), 0) * 1000
  const times = Math.floor((run.ranMs - run.phaseStartMs) / loopMs)
  if (times < 1) return run
  return {
    ...run,
    phaseIndex: run.phaseIndex + times * once.length,
    phaseStartMs: run.phaseStartMs + times * loopMs,
  }
}

/** The run after all phases that are over. A plan that is over ends at its exact end time. */
export function leaveOverPhases(run: Run, plan: Plan): Run {
  let now = leapRepetitions(run, plan)
  for (;;) {
    const phase = phaseAt(plan, now.phaseIndex)
    if (!phase) return { ...now, status: 'finished', ranMs: now.phaseStartMs }
    if (phase.seconds === null) return now
    const endMs = now.phaseStartMs + phase.seconds * 1000
    if (now.ranMs < endMs) return now
    now = phaseOver(now, phase, endMs)
    if (phase.kind === 'prepare') now = leapRepetitions(now, plan)
  }
}

/** The run at a reading of the clock. A clock that went back adds nothing. */
export function settle(run: Run, nowMs: number): Run {
  if (run.status !== 'running' || !run.plan) return run
  const ranMs = run.ranMs + Math.max(0, nowMs - run.atMs)
  return leaveOverPhases({ ...run, ranMs, atMs: nowMs }, run.plan)
}
