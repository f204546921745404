import type { ReactNode } from 'react'
import { useCalculatorContext } from './context.ts'

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
  const notes = useFieldNotes(name, help)
  const { id, describedBy, error } = notes
  return (
    <>
      <label htmlFor={id} className="calc-label">
        {label}
      </label>
      {children({ id, describedBy, isWrong: error !== undefined })}
      <FieldNotes {...notes} />
    </>
  )
}

type Notes = {
  id: string
  help: string | undefined
  error: string | undefined
  describedBy: string | undefined
}

/** The help and the error of a field, with the ids by which its control names them. */
export function useFieldNotes(name: string, help: string | undefined): Notes {
  const { id: prefix, explain } = useCalculatorContext()
  const id = `${prefix}-${name}`
  const error = explain(name)
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return { id, help, error, describedBy: ids || undefined }
}

/** What `useFieldNotes` gives, under the control. */
export function FieldNotes({ id, help, error }: Notes): ReactNode {
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
