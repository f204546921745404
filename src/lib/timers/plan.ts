/** What a phase of a timer is for. */
export const PHASE_KINDS = [
  'prepare',
  'work',
  'rest',
  'round-rest',
  'meditate',
  'inhale',
  'hold-in',
  'exhale',
  'hold-out',
] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** A stretch of time with one purpose. Rounds and cycles count from 1. */
export type Phase = {
  kind: PhaseKind
  /** Duration; null: until the event `next`. */
  seconds: number | null
  round: number
  /** Within its round. */
  cycle: number
  /** The user's name for it. */
  name?: string
}

/** The phases of a timer, known before it starts. */
export type Plan = {
  phases: readonly Phase[]
  rounds: number
  /** Cycles in each round. */
  cycles: number
  /** Begins again after the last phase. */
  endless?: boolean
  /** Laps can be marked. */
  laps?: boolean
  /** Can be paused only while resting. */
  pauseInRestOnly?: boolean
  /** The phases that can be skipped; the preparation always can. */
  skippable?: readonly PhaseKind[]
}

/** Whether a phase is for resting, within a round or between two. */
export const isRest = ({ kind }: Phase) => kind === 'rest' || kind === 'round-rest'

/** The duration of a plan in seconds, without preparation; null when it is open. */
export function totalSeconds(plan: Plan): number | null {
  if (plan.endless) return null
  let total = 0
  for (const { kind, seconds } of plan.phases) {
    if (seconds === null) return null
    if (kind !== 'prepare') total += seconds
  }
  return total
}

/** Duration of the general timer's preparation, unless it is set. */
export const PREPARATION_SECONDS = 20

/** The plan with a preparation before it; none in 0 seconds. */
export function withPreparation(plan: Plan, seconds = PREPARATION_SECONDS): Plan {
  if (seconds === 0) return plan
  const prepare: Phase = { kind: 'prepare', seconds, round: 1, cycle: 1 }
  return { ...plan, phases: [prepare, ...plan.phases] }
}
