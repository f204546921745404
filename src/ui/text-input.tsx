import { FieldInput } from '@ark-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useDescribedBy } from './field-hints.ts'

/** One line of text inside a `Field`; takes everything an `<input>` takes. */
export function TextInput({ className, ...props }: ComponentProps<'input'>): ReactNode {
  const describedBy = useDescribedBy(props['aria-describedby'])
  return <FieldInput {...props} aria-describedby={describedBy} className={cx(CONTROL, className)} />
}
