import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { planOf } from '#lib/timers/configs.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import type { Preset } from '#lib/timers/presets.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from './icon-button.tsx'
import { NameForm } from './name-form.tsx'
import type { KeepProblem } from './use-presets.ts'

const ROW = 'border-t border-line py-1.5'

type Props = {
  preset: Preset
  onUse: () => void
  onRename: (name: string) => KeepProblem | null
  onRemove: () => void
}

/** A preset, with buttons to use, rename and delete it. */
export function PresetRow({ preset, onUse, onRename, onRemove }: Props) {
  const t = useT('timers')
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon()
  const { name, config } = preset
  const seconds = totalSeconds(planOf(config))
  const stop = () => {
    setRenaming(false)
    focusSoon(() => rename.current?.focus())
  }
  if (renaming) {
    return (
      <li className={ROW}>
        <NameForm
          label={t('timers.keep.presets.newName', { name })}
          begin={name}
          action={t('timers.keep.presets.saveName')}
          onName={(typed) => {
            const problem = onRename(typed)
            if (problem === null) stop()
            return problem
          }}
          onCancel={stop}
        />
      </li>
    )
  }
  return (
    <li className={cx(ROW, 'flex items-center gap-1')}>
      <button
        type="button"
        className="-ms-3 grid min-h-12 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-3 py-1 text-start wrap-anywhere hover:bg-surface-2"
        onClick={onUse}
      >
        <span className="col-start-2 row-span-2 text-sm font-medium text-pine">
          {t('timers.keep.presets.use')}
        </span>{' '}
        <span className="col-start-1 row-start-1 font-medium">{name}</span>{' '}
        <span className="col-start-1 row-start-2 text-sm text-ink-soft tabular">
          {t(`timers.keep.mode.${config.mode}`)}
          {seconds !== null && ` · ${clockText(seconds)}`}
        </span>
      </button>
      <IconButton
        ref={rename}
        icon={Pencil}
        aria-label={t('timers.keep.presets.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={Trash2}
        aria-label={t('timers.keep.presets.delete', { name })}
        onClick={onRemove}
      />
    </li>
  )
}
