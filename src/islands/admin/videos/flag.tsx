import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { Switch } from '#ui/switch.tsx'

type Props = {
  label: string
  help: string
  /** On and off. */
  words: readonly [on: string, off: string]
  /** The other attributes of its control. */
  control: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'id'>
}

/** A switch with its name, and what it means. */
export function Flag({ label, help, words, control }: Props): ReactNode {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <Switch
        {...control}
        id={id}
        onText={words[0]}
        offText={words[1]}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="w-full text-sm text-ink-soft">
        {help}
      </p>
    </div>
  )
}
