import type { ReactNode } from 'react'

type Props = { id: string; note: string | undefined; children: string }

/** The name of the field, as `Field` writes it; there is no single control that it could be the label of. */
export function PhotoLabel({ id, note, children }: Props): ReactNode {
  return (
    <p id={id} className="text-sm font-semibold">
      {children}
      {note && <span className="font-normal text-ink-soft"> {note}</span>}
    </p>
  )
}
