import { useState } from 'react'
import { useStored } from '#client/use-stored.ts'
import { type Preset, type PresetProblem, renamePreset, withPreset } from '#lib/timers/presets.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { PRESETS } from '#stores/timers/presets.ts'

/** Why a preset was not stored; `refused`: storage is refused or full. */
export type KeepProblem = PresetProblem | 'refused'

/** The stored presets of a timer, and the operations on them. */
export function usePresets<T extends TimerSlug>(tool: T) {
  const $presets = PRESETS[tool]
  const presets = useStored($presets)
  const [before, setBefore] = useState<readonly Preset<T>[] | null>(null)

  const keep = (next: readonly Preset<T>[] | PresetProblem): KeepProblem | null => {
    if (typeof next === 'string') return next
    if (!$presets.keep(next)) return 'refused'
    setBefore(null)
    return null
  }
  return {
    presets,
    /** Whether the last change was a deletion, which can be undone. */
    canUndo: before !== null,
    add: (name: string, config: ToolConfig[T]) => keep(withPreset($presets.get(), name, config)),
    rename: (from: string, to: string) => keep(renamePreset($presets.get(), from, to)),
    remove(name: string): KeepProblem | null {
      const all = $presets.get()
      const problem = keep(all.filter((preset) => preset.name !== name))
      if (problem === null) setBefore(all)
      return problem
    },
    undo: () => before && keep(before),
  }
}
