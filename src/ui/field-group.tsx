import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldError, HelpBelow, useNotes, type Notes } from './field-notes.tsx'

export type FieldGroupProps = Notes & {
  legend: string
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Several controls of one question, with one legend, error and help. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { legend, hideLegend = false, help, error, className, children } = props
  const { helpId, errorId, hints } = useNotes(props)
  return (
    <fieldset
      aria-describedby={hints}
      data-invalid={error ? '' : undefined}
      className={cx('group/field flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 label'}>{legend}</legend>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
      <HelpBelow id={helpId}>{help}</HelpBelow>
    </fieldset>
  )
}
