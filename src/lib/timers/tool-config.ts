import type { TimerSlug } from '#lib/tools/tools.ts'
import type { AnyConfig, ConfigOf, TimerConfig } from './config-values.ts'
import { readConfig } from './read-config.ts'

/** The configurations of each timer page. */
export type ToolConfig = {
  timer: TimerConfig
  'strength-timer': ConfigOf<'strength'>
  meditation: ConfigOf<'meditation'>
  breathing: ConfigOf<'breathing'>
}

const OTHERS: Partial<Record<AnyConfig['mode'], TimerSlug>> = {
  strength: 'strength-timer',
  meditation: 'meditation',
  breathing: 'breathing',
}

/** The timer that a mode belongs to. */
export function toolOf(mode: AnyConfig['mode']): TimerSlug {
  return OTHERS[mode] ?? 'timer'
}

/** A configuration from outside, for one timer; null when it is broken or another timer's. */
export function readToolConfig<T extends TimerSlug>(tool: T, value: unknown): ToolConfig[T] | null {
  const config = readConfig(value)
  // `toolOf` guarantees the type.
  return config && toolOf(config.mode) === tool ? (config as ToolConfig[T]) : null
}
