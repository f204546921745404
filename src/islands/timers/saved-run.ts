import { planToRun, readConfig, type AnyConfig } from '#lib/timers/configs.ts'
import { IDLE, viewOf, type Run } from '#lib/timers/run.ts'

/** A run of an earlier page, with what it was started from. */
export type Going = { config: AnyConfig; run: Run }

/**
 * A run as it can be kept beyond its page, in JSON. The clock of a page begins anew with each page, so that the
 * wall clock says how long ago this was.
 */
export function packRun({ config, run }: Going, nowMs: number, wallMs: number): object {
  const { plan: _, ...rest } = run
  return { config, run: { ...rest, atMs: run.atMs - nowMs }, wallMs }
}

const NUMBERS = ['atMs', 'ranMs', 'phaseIndex', 'phaseStartMs', 'preparedMs', 'lapStartMs'] as const
const STATUSES: readonly unknown[] = ['running', 'paused', 'asking'] satisfies Run['status'][]

function isRun(value: unknown): value is Omit<Run, 'plan'> {
  if (typeof value !== 'object' || value === null) return false
  const run = value as Record<string, unknown>
  const { laps, asked } = run
  return (
    STATUSES.includes(run['status']) &&
    (asked === 'running' || asked === 'paused') &&
    NUMBERS.every((name) => Number.isFinite(run[name])) &&
    Number.isInteger(run['phaseIndex']) &&
    Array.isArray(laps) &&
    laps.every((lap) => Number.isFinite(lap))
  )
}

/** The run that was packed, counted by the clock of this page; null when it is broken or over by now. */
export function unpackRun(kept: unknown, nowMs: number, wallMs: number): Going | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { config: keptConfig, run, wallMs: keptMs } = kept as Record<string, unknown>
  const config = readConfig(keptConfig)
  if (!config || !isRun(run) || typeof keptMs !== 'number') return null
  const goneMs = Math.max(0, wallMs - keptMs)
  // The question that was on the screen is gone with its page; time stays where it stood.
  const status = run.status === 'asking' ? 'paused' : run.status
  const atMs = run.atMs + nowMs - goneMs
  const now: Run = { ...IDLE, ...run, status, atMs, plan: planToRun(config) }
  return viewOf(now, nowMs).phase ? { config, run: now } : null
}
