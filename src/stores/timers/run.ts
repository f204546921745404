import { readRun, type PackedRun } from '#lib/timers/saved-run.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { stored, type Stored } from '#stores/stored.ts'
import { runKey } from './keys.ts'

const ofTool = (tool: TimerSlug) =>
  stored<PackedRun | null>(runKey(tool), { initial: null, read: readRun, area: 'sessionStorage' })

/** The current run of each timer in this tab, kept across reloads. */
export const RUNS: Readonly<Record<TimerSlug, Stored<PackedRun | null>>> = {
  timer: ofTool('timer'),
  'strength-timer': ofTool('strength-timer'),
  meditation: ofTool('meditation'),
  breathing: ofTool('breathing'),
}
