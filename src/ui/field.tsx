import { FieldLabel, FieldRoot } from '@ark-ui/react/field'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldHints } from './field-hints.ts'

export type FieldProps = {
  label: string
  /** A word after the label, such as "optional". */
  note?: string | undefined
  help?: ReactNode
  /** What is wrong and how to right it. Its presence marks the control as invalid. */
  error?: string | undefined
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
 * Label above, help under it, the control, then the error. Wires their ids for every control of this folder:
 * TextInput, Textarea, Select, Combobox, RatingInput. No other control goes in, and one only.
 */
export function Field(props: FieldProps): ReactNode {
  const { label, note, help, error, hideLabel = false, className, children } = props
  const { required = false, disabled = false } = props
  const fallbackId = useId()
  const id = props.id ?? fallbackId
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <FieldRoot
      id={id}
      invalid={Boolean(error)}
      required={required}
      disabled={disabled}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <FieldLabel className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {note && <span className="font-normal text-ink-soft"> {note}</span>}
      </FieldLabel>
      {help && (
        <p id={helpId} className="-mt-0.5 text-sm text-ink-soft">
          {help}
        </p>
      )}
      <FieldHints value={[errorId, helpId].filter(Boolean).join(' ') || undefined}>
        {children}
      </FieldHints>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-sm font-semibold text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
    </FieldRoot>
  )
}
