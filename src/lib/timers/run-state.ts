import type { Plan } from './plan.ts'

/**
 * A timer at work. Time is counted from readings of a clock, never from ticks: `ranMs` is what had run
 * (pauses left out) at the reading `atMs`, and all else follows from it.
 */
export type Run = {
  readonly status: 'idle' | 'running' | 'paused' | 'asking' | 'finished'
  readonly plan: Plan | null
  /** What a question that is taken back returns to. */
  readonly asked: 'running' | 'paused'
  readonly atMs: number
  readonly ranMs: number
  /** Counts on when an endless plan begins again. */
  readonly phaseIndex: number
  /** `ranMs` when the phase began. */
  readonly phaseStartMs: number
  /** How long the preparation took. */
  readonly preparedMs: number
  /** `ranMs` when a lap was last marked. */
  readonly lapStartMs: number
  readonly laps: readonly number[]
}

/** A timer that was not started. */
export const IDLE: Run = {
  status: 'idle',
  plan: null,
  asked: 'running',
  atMs: 0,
  ranMs: 0,
  phaseIndex: 0,
  phaseStartMs: 0,
  preparedMs: 0,
  lapStartMs: 0,
  laps: [],
}

export type TimerEvent =
  | { type: 'start'; plan: Plan }
  | { type: 'pause' }
  | { type: 'resume' }
  /** A question is on the screen, and time stands still. */
  | { type: 'ask' }
  /** The question is taken back: on as before. */
  | { type: 'cancel' }
  /** Ends a phase that is open. */
  | { type: 'next' }
  | { type: 'lap' }
  | { type: 'tick' }
  | { type: 'reset' }
  /** Leaves a phase before its time, where the plan allows it. */
  | { type: 'skip' }
