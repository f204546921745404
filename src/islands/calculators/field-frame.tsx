import type { ReactNode } from 'react'
import { useField } from './context.ts'

type Props = {
  name: string
  label: string
  help?: string | undefined
  children: (ids: FieldIds) => ReactNode
}
export type FieldIds = { id: string; describedBy: string | undefined; isWrong: boolean }

/**
 * Label above, the control, help and error under it. The page's own `Field` is not used here: with the state
 * machines under it, it weighs more than a whole calculator.
 */
export function FieldFrame({ name, label, help, children }: Props): ReactNode {
  const { id: prefix, explain } = useField()
  const id = `${prefix}-${name}`
  const error = explain(name)
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <>
      <label htmlFor={id} className="calc-label">
        {label}
      </label>
      {children({ id, describedBy: ids || undefined, isWrong: error !== undefined })}
      <FieldNotes id={id} help={help} error={error} />
    </>
  )
}

/** The help and the error of a field, whose ids its control names. */
export function FieldNotes(props: {
  id: string
  help?: string | undefined
  error: string | undefined
}): ReactNode {
  const { id, help, error } = props
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="calc-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="calc-help">
          {help}
        </p>
      )}
    </>
  )
}
