import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'

/** A single-line text input inside a `Field`; takes the props of `<input>`. */
export function TextInput({ className, ...props }: ComponentProps<'input'>): ReactNode {
  const { 'aria-describedby': describedBy, ...own } = props
  return <input {...useFieldControl(describedBy)} {...own} className={cx(CONTROL, className)} />
}
