import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { TextInput } from './text-input.tsx'

/**
 * A date, inside a `Field`: the browser's own control, in its language. Values and limits are `2026-11-20`. Without
 * `appearance-none`, iOS shrinks it to its text and centres that.
 */
export function DateInput({
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  return (
    <TextInput
      {...props}
      type="date"
      className={cx(
        'appearance-none text-start tabular [&::-webkit-date-and-time-value]:text-start',
        className,
      )}
    />
  )
}
