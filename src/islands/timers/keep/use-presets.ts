import { useState } from 'react'
import {
  type Preset,
  type PresetProblem,
  readPresets,
  renamePreset,
  storePresets,
  withPreset,
} from '#lib/timers/presets.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'

/** Why a preset was not kept; `refused`: the browser keeps nothing. */
export type KeepProblem = PresetProblem | 'refused'

/** The presets of a timer, as this browser keeps them. Each change starts from what is there now: other tabs. */
export function usePresets<T extends TimerSlug>(tool: T) {
  const [presets, setPresets] = useState<Preset<T>[]>(() => readPresets(tool))
  const [before, setBefore] = useState<Preset<T>[] | null>(null)

  const keep = (next: Preset<T>[] | PresetProblem): KeepProblem | null => {
    if (typeof next === 'string') return next
    if (!storePresets(tool, next)) return 'refused'
    setPresets(next)
    setBefore(null)
    return null
  }
  return {
    presets,
    /** Whether the last change was a deletion, which can be taken back. */
    canUndo: before !== null,
    add: (name: string, config: ToolConfig[T]) => keep(withPreset(readPresets(tool), name, config)),
    rename: (from: string, to: string) => keep(renamePreset(readPresets(tool), from, to)),
    remove(name: string): KeepProblem | null {
      const all = readPresets(tool)
      const problem = keep(all.filter((preset) => preset.name !== name))
      if (problem === null) setBefore(all)
      return problem
    },
    undo: () => before && keep(before),
  }
}
