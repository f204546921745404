import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldProvider } from './field-context.ts'
import { FieldError, HelpAbove, HelpBelow, useNotes, type Notes } from './field-notes.tsx'

export type FieldProps = Notes & {
  label: string
  /** A word after the label, such as "optional". */
  note?: string | undefined
  /** Shown at the end of the label's line, such as the previous value. */
  aside?: ReactNode
  /** Puts the help below the control, small, for fields that are filled in often. */
  helpBelow?: boolean
  /** Keeps the label for screen readers only, where the design makes the meaning clear. */
  hideLabel?: boolean
  required?: boolean
  disabled?: boolean
  /** The id of the control, so that a form can focus the first invalid one. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Label above, the control, then the error; the help above or below the control. Provides their ids to the one control
 * inside, which must be of this folder. For several controls: `FieldGroup`.
 */
export function Field(props: FieldProps): ReactNode {
  const { label, note, aside, help, error, className, children } = props
  const { helpBelow = false, hideLabel = false, required = false, disabled = false } = props
  const { id, helpId, errorId, hints } = useNotes(props, props.id)
  const labelId = `${id}-label`
  const labelled = (
    <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'label'}>
      {label}
      {note && <span className="font-normal"> {note}</span>}
    </label>
  )
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      {aside ? (
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          {labelled}
          <span className="text-xs whitespace-nowrap text-ink-soft tabular">{aside}</span>
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
