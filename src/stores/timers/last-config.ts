import { readToolConfig, type ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { stored, type Stored } from '#stores/stored.ts'
import { lastConfigKey } from './keys.ts'

const ofTool = <T extends TimerSlug>(tool: T) =>
  stored<ToolConfig[T] | null>(lastConfigKey(tool), {
    initial: null,
    read: (stored) => readToolConfig(tool, stored),
  })

/** The last settings of each timer; null when missing, broken, or of an older version. */
export const LAST_CONFIGS: { readonly [T in TimerSlug]: Stored<ToolConfig[T] | null> } = {
  timer: ofTool('timer'),
  'strength-timer': ofTool('strength-timer'),
  meditation: ofTool('meditation'),
  breathing: ofTool('breathing'),
}
