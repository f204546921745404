import { readStored, store } from '#lib/tools/storage.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { lastConfigKey } from './kept-keys.ts'
import { readToolConfig, type ToolConfig } from './tool-config.ts'

/** What a timer was last set to in this browser; null when that is nothing, broken, or of an older version. */
export function readSaved<T extends TimerSlug>(tool: T): ToolConfig[T] | null {
  return readToolConfig(tool, readStored(lastConfigKey(tool)))
}

/** Keeps what a timer is set to, for the next visit. A browser that keeps nothing begins anew then. */
export function save<T extends TimerSlug>(tool: T, config: ToolConfig[T]): void {
  store(lastConfigKey(tool), config)
}
