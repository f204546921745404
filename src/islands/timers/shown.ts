import { isRest, totalSeconds, type Plan } from '#lib/timers/plan.ts'
import type { RunView } from '#lib/timers/run.ts'
import { columnsFor } from './columns.ts'

const gone = (ms: number) => Math.floor(ms / 1_000)
const left = (ms: number) => Math.ceil(ms / 1_000)

/** A time with its number of digits. */
export type ShownTime = { seconds: number; columns: number }

/** The numbers that the stage shows. */
export type Shown = {
  main: ShownTime
  /** The secondary time, such as the total left or elapsed. */
  side: (ShownTime & { of: 'left' | 'elapsed' | 'lap' | 'round' }) | null
  /** The fraction of the phase that is left, from 1 to 0. */
  share: number
}

/** Whether a plan has a single phase, apart from the preparation. */
export function isAlone({ phases }: Plan): boolean {
  return phases.filter(({ kind }) => kind !== 'prepare').length === 1
}

/** The minimum number of digits during a plan, to avoid layout shift at the full hour. */
function columnsOf(plan: Plan, seconds: number): number {
  return columnsFor(Math.max(seconds, ...plan.phases.map((phase) => phase.seconds ?? 0)))
}

/** The seconds since the last lap or the start of the round. */
function lapSeconds({ laps, elapsedMs }: RunView): number {
  return gone(elapsedMs - laps.reduce((sum, lap) => sum + lap, 0))
}

/**
 * The numbers of a run. Phases with an end count down. Without an end the total counts up, with the current lap beside
 * it; in plans with rests, each work phase counts up from 0 instead.
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
