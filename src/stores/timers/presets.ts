import { presetsFormat, type Preset } from '#lib/timers/presets.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { stored, type Stored } from '#stores/stored.ts'

type Presets<T extends TimerSlug> = readonly Preset<T>[]

const ofTool = <T extends TimerSlug>(tool: T) =>
  stored<Presets<T>>(`timer-presets:${tool}`, { initial: [], ...presetsFormat(tool) })

/** The presets of each timer, in the order they were made. */
export const PRESETS: { readonly [T in TimerSlug]: Stored<Presets<T>> } = {
  timer: ofTool('timer'),
  'strength-timer': ofTool('strength-timer'),
  meditation: ofTool('meditation'),
  breathing: ofTool('breathing'),
}
