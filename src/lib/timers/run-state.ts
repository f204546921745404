import type { Plan } from './plan.ts'

/**
 * A running timer. Time is computed from clock readings, never from ticks: `ranMs` is the running time (without pauses)
 * at the reading `atMs`, and everything else follows from it.
 */
export type Run = {
  readonly status: 'idle' | 'running' | 'paused' | 'asking' | 'finished'
  readonly plan: Plan | null
  /** The status to return to when the dialog is cancelled. */
  readonly asked: 'running' | 'paused'
  readonly atMs: number
  readonly ranMs: number
  /** Keeps counting when an endless plan repeats. */
  readonly phaseIndex: number
  /** `ranMs` when the phase began. */
  readonly phaseStartMs: number
  /** How long the preparation took. */
  readonly preparedMs: number
  /** `ranMs` when a lap was last marked. */
  readonly lapStartMs: number
  readonly laps: readonly number[]
}

/** A timer before its start. */
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
  /** A confirmation dialog is open, and the timer is paused. */
  | { type: 'ask' }
  /** The dialog is cancelled: continue as before. */
  | { type: 'cancel' }
  /** Ends a phase that is open. */
  | { type: 'next' }
  | { type: 'lap' }
  | { type: 'tick' }
  | { type: 'reset' }
  /** Skips a phase, where the plan allows it. */
  | { type: 'skip' }
