import { createContext, useContext } from 'react'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'

type Context = {
  /** The ids of the records that are open. */
  open: ReadonlySet<string>
  toggle: (id: string) => void
  edit: (record: HealthRecord) => void
  remove: (record: HealthRecord) => void
  /** The ids of records with unsaved changes. */
  unsaved: ReadonlySet<string>
  /** Undefined as long as they are not known. */
  authorizations: readonly Authorization[] | undefined
}

export const RecordsContext = createContext<Context | null>(null)

/** The list around a row. */
export function useRecordList(): Context {
  const context = useContext(RecordsContext)
  if (!context) throw new Error('outside of the list of records')
  return context
}

/** The id of the button that opens a row. */
export const toggleId = (recordId: string): string => `record-${recordId}`
