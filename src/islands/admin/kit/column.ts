import type { ReactNode } from 'react'
import type { Direction } from '#lib/admin/list.ts'

/** A column of a table of the admin area. */
export type AdminColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** The order of the call that this column is sorted by, and its direction at the first press. */
  sort?: { by: string; first: Direction }
}
