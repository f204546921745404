import { createContext, useContext } from 'react'
import type { Previous } from './previous.ts'
import type { RecordFormState } from './use-record-form.ts'

type Context = {
  state: RecordFormState
  /** The last values, shown beside the labels. */
  previous: Previous
}

export const RecordFormContext = createContext<Context | null>(null)

/** The form around a field. */
export function useFields(): Context {
  const context = useContext(RecordFormContext)
  if (!context) throw new Error('outside of the form of a record')
  return context
}
