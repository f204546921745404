import { planToRun, readConfig, type AnyConfig } from './configs.ts'
import { IDLE, viewOf, type Run } from './run.ts'

/** A run continued from an earlier page load, with its configuration. */
export type Going = { config: AnyConfig; run: Run }

/** A run as stored across page loads; its plan follows from its configuration. */
export type PackedRun = { config: AnyConfig; run: Omit<Run, 'plan'>; wallMs: number }

/**
 * A run as JSON, stored across page loads. The page's monotonic clock restarts with each load, so the wall clock gives
 * the time between.
 */
export function packRun({ config, run }: Going, nowMs: number, wallMs: number): PackedRun {
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

/** Parses a stored run; null when it is broken. */
export function readRun(stored: unknown): PackedRun | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { config: keptConfig, run, wallMs } = stored as Record<string, unknown>
  const config = readConfig(keptConfig)
  return config && isRun(run) && typeof wallMs === 'number' ? { config, run, wallMs } : null
}

/** The stored run on the clock of this page; null when it is over by now. */
export function unpackRun(packed: PackedRun, nowMs: number, wallMs: number): Going | null {
  const { config, run } = packed
  const goneMs = Math.max(0, wallMs - packed.wallMs)
  // The dialog did not survive the page load; the timer stays paused.
  const status = run.status === 'asking' ? 'paused' : run.status
  const atMs = run.atMs + nowMs - goneMs
  const now: Run = { ...IDLE, ...run, status, atMs, plan: planToRun(config) }
  return viewOf(now, nowMs).phase ? { config, run: now } : null
}
