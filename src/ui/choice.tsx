import type { ComponentProps, ReactNode } from 'react'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Single (`radio`) or multiple (`checkbox`) selection. */
  type: 'radio' | 'checkbox'
  children: ReactNode
}

/** A selectable pill: a native control under its label, so that it works in a form without JavaScript. */
export function Choice({ children, ...input }: ChoiceProps): ReactNode {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-full px-4 py-1.5 text-sm font-medium text-ink-soft inset-ring inset-ring-edge hover:bg-surface-2 hover:text-ink has-checked:bg-ink has-checked:text-paper has-checked:inset-ring-ink has-disabled:opacity-50">
      <input
        {...input}
        className="absolute inset-0 size-full appearance-none rounded-full enabled:cursor-pointer"
      />
      {children}
    </label>
  )
}
