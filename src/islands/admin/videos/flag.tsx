import type { ReactNode } from 'react'
import { Switch } from '#ui/switch.tsx'

type Props = {
  id: string
  label: string
  help: string
  /** On and off. */
  words: readonly [on: string, off: string]
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its name, and what it means. */
export function Flag({ id, label, help, words, checked, onChange }: Props): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Switch
        id={id}
        onText={words[0]}
        offText={words[1]}
        checked={checked}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={`${id}-help`} className="w-full text-sm text-ink-soft">
        {help}
      </p>
    </div>
  )
}
