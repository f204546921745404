import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldProvider } from './field-context.ts'
import { FieldError, HelpAbove, HelpBelow, useNotes, type Notes } from './field-notes.tsx'

export type FieldProps = Notes & {
  label: string
  /** A word after the label, such as "optional". */
  note?: string | undefined
  /** What stands at the other end of the label's line, such as the value before. */
  aside?: ReactNode
  /** Puts the help under the control, small, for fields that are filled in often. */
  helpBelow?: boolean
  /** Keeps the label for screen readers only; for a control whose meaning the design shows already. */
  hideLabel?: boolean
  required?: boolean
  disabled?: boolean
  /** The id of the control, so that a form can focus the first wrong one. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Label above, the control, then the error; the help above or below the control. Gives their ids to the one control
 * inside, which must be of this folder. A fieldset for several: `FieldGroup`.
 */
export function Field(props: FieldProps): ReactNode {
  const { label, note, aside, help, error, className, children } = props
  const { helpBelow = false, hideLabel = false, required = false, disabled = false } = props
  const { id, helpId, errorId, hints } = useNotes(props, props.id)
  const labelId = `${id}-label`
  const labelled = (
    <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
      {label}
      {note && <span className="font-normal text-ink-soft"> {note}</span>}
    </label>
  )
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      {aside ? (
        <span className="flex items-baseline justify-between gap-2">
          {labelled}
          <span className="text-xs text-ink-soft tabular-nums">{aside}</span>
        </span>
      ) : (
        labelled
      )}
      {!helpBelow && <HelpAbove id={helpId}>{help}</HelpAbove>}
      <FieldProvider value={{ id, labelId, hints, invalid: Boolean(error), required, disabled }}>
        {children}
      </FieldProvider>
      <FieldError id={errorId}>{error}</FieldError>
      {helpBelow && <HelpBelow id={helpId}>{help}</HelpBelow>}
    </div>
  )
}
