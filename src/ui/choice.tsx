import type { ComponentProps, ReactNode } from 'react'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** One of several (`radio`), or any of them (`checkbox`). */
  type: 'radio' | 'checkbox'
  children: ReactNode
}

/** A pill to press: a native control under its words, so that it works in a form without script. */
export function Choice({ children, ...input }: ChoiceProps): ReactNode {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-full px-4 py-1.5 text-sm font-semibold text-ink-soft inset-ring inset-ring-edge hover:bg-surface-2 hover:text-ink has-checked:bg-pine has-checked:text-on-pine has-checked:inset-ring-pine has-disabled:opacity-50">
      <input
        {...input}
        className="absolute inset-0 size-full appearance-none rounded-full enabled:cursor-pointer"
      />
      {children}
    </label>
  )
}
