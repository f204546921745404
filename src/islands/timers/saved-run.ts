import { planOf, readConfig, type AnyConfig } from '#lib/timers/configs.ts'
import { withPreparation, type Plan } from '#lib/timers/plan.ts'
import { IDLE, viewOf, type Run } from '#lib/timers/run.ts'

/** A run of an earlier page, with what it was started from. */
export type Going = { config: AnyConfig; run: Run }

/** What a timer with this configuration goes through; only the general timer lets people get ready. */
export function planFor(config: AnyConfig): Plan {
  const prepares = !['strength', 'meditation', 'breathing'].includes(config.mode)
  return prepares ? withPreparation(planOf(config)) : planOf(config)
}

/**
 * A run as text that outlives its page. The clock of a page begins anew with each page, so that the wall clock
 * says how long ago this was.
 */
export function packRun({ config, run }: Going, nowMs: number, wallMs: number): string {
  const { plan: _, ...rest } = run
  return JSON.stringify({ config, run: { ...rest, atMs: run.atMs - nowMs }, wallMs })
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
export function unpackRun(text: string | null, nowMs: number, wallMs: number): Going | null {
  try {
    const packed = JSON.parse(text ?? 'null') as Record<string, unknown> | null
    const config = readConfig(packed?.['config'])
    const run = packed?.['run']
    const savedWallMs = packed?.['wallMs']
    if (!config || !isRun(run) || typeof savedWallMs !== 'number') return null
    const goneMs = Math.max(0, wallMs - savedWallMs)
    // The question that was on the screen is gone with its page; time stays where it stood.
    const status = run.status === 'asking' ? 'paused' : run.status
    const atMs = run.atMs + nowMs - goneMs
    const now: Run = { ...IDLE, ...run, status, atMs, plan: planFor(config) }
    return viewOf(now, nowMs).phase ? { config, run: now } : null
  } catch {
    return null
  }
}
