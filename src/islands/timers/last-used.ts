import { readConfig, type AnyConfig } from '#lib/timers/configs.ts'

const keyOf = (tool: string) => `timer-last:${tool}`

/** What a tool was started with the last time; null when there is none, or it is broken or of an older version. */
export function lastUsed(tool: string): AnyConfig | null {
  try {
    return readConfig(JSON.parse(localStorage.getItem(keyOf(tool)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepLastUsed(tool: string, config: AnyConfig) {
  try {
    localStorage.setItem(keyOf(tool), JSON.stringify(config))
  } catch {
    // Storage that is refused keeps nothing; the next visit begins with the defaults.
  }
}
