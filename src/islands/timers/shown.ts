import { isRest, totalSeconds, type Plan } from '#lib/timers/plan.ts'
import type { RunView } from '#lib/timers/run.ts'
import { columnsFor } from './columns.ts'

const gone = (ms: number) => Math.floor(ms / 1_000)
const left = (ms: number) => Math.ceil(ms / 1_000)

/** A time on the stage. */
export type ShownTime = { seconds: number; columns: number }

/** What the stage shows of a run in numbers. */
export type Shown = {
  main: ShownTime
  /** The time beside it: what is left of the whole, or has gone by. */
  side: (ShownTime & { of: 'left' | 'elapsed' | 'lap' | 'round' }) | null
  /** How much of the phase is left, from 1 to 0. */
  share: number
}

/** Whether a plan is but one phase, with or without time to get ready before it. */
export function isAlone({ phases }: Plan): boolean {
  return phases.filter(({ kind }) => kind !== 'prepare').length === 1
}

/** The digits that are never fewer while a plan runs, so that nothing moves when the hour comes near. */
function columnsOf(plan: Plan, seconds: number): number {
  return columnsFor(Math.max(seconds, ...plan.phases.map((phase) => phase.seconds ?? 0)))
}

/** What has gone by since the last lap, or since the round began. */
function lapSeconds({ laps, elapsedMs }: RunView): number {
  return gone(elapsedMs - laps.reduce((sum, lap) => sum + lap, 0))
}

/**
 * The numbers of a run. Phases with an end count down; without one, the whole run counts up, with its lap
 * beside it, but in plans that rest in between: there each work counts anew.
 */
export function shownOf(view: RunView, plan: Plan): Shown {
  const { phase, phaseLeftMs, phaseElapsedMs, leftMs, elapsedMs } = view
  const time = (seconds: number) => ({ seconds, columns: columnsOf(plan, seconds) })
  const elapsed = {
    of: 'elapsed',
    seconds: gone(elapsedMs),
    columns: columnsFor(gone(elapsedMs)),
  } as const
  if (!phase) return { main: time(gone(elapsedMs)), side: null, share: 1 }
  if (phase.seconds === null || phaseLeftMs === null) {
    if (plan.phases.some(isRest))
      return { main: time(gone(phaseElapsedMs)), side: elapsed, share: 1 }
    const lap = lapSeconds(view)
    const of = plan.laps ? 'lap' : 'round'
    const side =
      view.laps.length > 0 ? ({ of, seconds: lap, columns: columnsFor(lap) } as const) : null
    return { main: time(gone(elapsedMs)), side, share: 1 }
  }
  const seconds = left(phaseLeftMs)
  const whole = totalSeconds(plan)
  const rest = leftMs === null || whole === null ? elapsed : wholeLeft(leftMs, whole)
  return { main: time(seconds), side: isAlone(plan) ? null : rest, share: seconds / phase.seconds }
}

const wholeLeft = (leftMs: number, whole: number) =>
  ({ of: 'left', seconds: left(leftMs), columns: columnsFor(whole) }) as const
