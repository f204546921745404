import type { ReactNode } from 'react'
import { goWith, type AdminParameter } from '../address.ts'

type Props = {
  /** The parameter that names what is open, and the value of this row. */
  name: AdminParameter
  value: string
  children: ReactNode
}

/** The id of the button that opens a row. */
export const rowButtonId = (value: string): string => `open-${value}`

/** The first cell of a row: opens it beside the table. */
export function RowButton({ name, value, children }: Props): ReactNode {
  return (
    <button
      type="button"
      id={rowButtonId(value)}
      onClick={() => goWith({ [name]: value })}
      className="-mx-3 flex min-h-13 w-[calc(100%+1.5rem)] items-center gap-3 px-3 py-2 text-start -outline-offset-3 hover:underline"
    >
      {children}
    </button>
  )
}
