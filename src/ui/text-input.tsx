import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'

/** One line of text inside a `Field`; takes everything an `<input>` takes. */
export function TextInput({ className, ...props }: ComponentProps<'input'>): ReactNode {
  const { 'aria-describedby': describedBy, ...own } = props
  return <input {...useFieldControl(describedBy)} {...own} className={cx(CONTROL, className)} />
}
