import { useRef, useState } from 'react'
import { clockText } from '#lib/format/clock-text.ts'
import { planOf } from '#lib/timers/configs.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import type { Preset } from '#lib/timers/presets.ts'
import { MODE_LABEL } from './mode-label.ts'
import { NameForm } from './name-form.tsx'
import type { KeepT } from './texts.ts'
import type { KeepProblem } from './use-presets.ts'

type Props = {
  t: KeepT
  preset: Preset
  onUse: () => void
  onRename: (name: string) => KeepProblem | null
  onRemove: () => void
}

/** One preset: used by a tap; its name can be changed, and it can be deleted. */
export function PresetRow({ t, preset, onUse, onRename, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const { name, config } = preset
  const seconds = totalSeconds(planOf(config))
  const stop = () => {
    setRenaming(false)
    // The button is there again once the form is gone.
    requestAnimationFrame(() => rename.current?.focus())
  }
  if (renaming) {
    return (
      <li>
        <NameForm
          t={t}
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
    <li className="keep-preset">
      <button type="button" className="keep-use" onClick={onUse}>
        <span className="keep-use-word">{t('timers.keep.presets.use')}</span>{' '}
        <span className="keep-preset-name">{name}</span>{' '}
        <span className="keep-quiet">
          {t(MODE_LABEL[config.mode])}
          {seconds !== null && ` · ${clockText(seconds)}`}
        </span>
      </button>
      <button
        ref={rename}
        type="button"
        className="keep-icon"
        aria-label={t('timers.keep.presets.rename', { name })}
        onClick={() => setRenaming(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" />
        </svg>
      </button>
      <button
        type="button"
        className="keep-icon"
        aria-label={t('timers.keep.presets.delete', { name })}
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10 10.5v6M14 10.5v6" />
        </svg>
      </button>
    </li>
  )
}
