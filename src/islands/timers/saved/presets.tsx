import { useRef, useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { cleanName } from '#lib/timers/presets.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import { NameForm } from './name-form.tsx'
import { PresetRow } from './preset-row.tsx'
import { usePresets } from './use-presets.ts'

type Props<T extends TimerSlug> = {
  tool: T
  config: ToolConfig[T] | null
  onLoad: (config: ToolConfig[T]) => void
}

/** Named settings, stored in this browser. */
export function Presets<T extends TimerSlug>({ tool, config, onLoad }: Props<T>) {
  const t = useT('timers')
  const { presets, canUndo, add, rename, remove, undo } = usePresets(tool)
  const [said, setSaid] = useState('')
  const undoButton = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon()

  const save = (typed: string) => {
    if (!config) return 'unset'
    const problem = add(typed, config)
    if (problem === null) setSaid(t('timers.keep.presets.saved', { name: cleanName(typed) }))
    return problem
  }
  const onRemove = (name: string) => {
    const problem = remove(name)
    setSaid(problem ? t('timers.keep.refused') : t('timers.keep.presets.deleted', { name }))
    if (problem === null) focusSoon(() => undoButton.current?.focus())
  }
  return (
    <>
      <NameForm
        label={t('timers.keep.presets.name')}
        action={t('timers.keep.presets.save')}
        onName={save}
      />
      <div className="hidden flex-wrap items-center gap-3 has-[button]:flex has-[p:not(:empty)]:flex">
        <p role="status" className="empty:hidden">
          {said}
        </p>
        {canUndo && (
          <Button
            ref={undoButton}
            variant="quiet"
            size="sm"
            onClick={() => {
              const problem = undo()
              setSaid(problem ? t('timers.keep.refused') : t('timers.keep.presets.undone'))
            }}
          >
            {t('timers.keep.presets.undo')}
          </Button>
        )}
      </div>
      {presets.length === 0 && (
        <p className="text-sm text-ink-soft">{t('timers.keep.presets.empty')}</p>
      )}
      <ul className="grid empty:hidden">
        {presets.map((preset) => (
          <PresetRow
            key={preset.name}
            preset={preset}
            onUse={() => {
              onLoad(preset.config)
              setSaid(t('timers.keep.presets.loaded', { name: preset.name }))
            }}
            onRename={(name) => {
              setSaid('')
              return rename(preset.name, name)
            }}
            onRemove={() => onRemove(preset.name)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('timers.keep.here')}</p>
    </>
  )
}
