import type { AnyConfig } from '#lib/timers/configs.ts'
import type { KeepT } from './texts.ts'

/** What a kind of workout is called. */
export const MODE_LABEL = {
  countdown: 'timers.keep.mode.countdown',
  stopwatch: 'timers.keep.mode.stopwatch',
  amrap: 'timers.keep.mode.amrap',
  afap: 'timers.keep.mode.afap',
  tabata: 'timers.keep.mode.tabata',
  emom: 'timers.keep.mode.emom',
  intervals: 'timers.keep.mode.intervals',
  strength: 'timers.keep.mode.strength',
  meditation: 'timers.keep.mode.meditation',
  breathing: 'timers.keep.mode.breathing',
} as const satisfies Record<AnyConfig['mode'], Parameters<KeepT>[0]>
