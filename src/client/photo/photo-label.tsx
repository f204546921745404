import type { ReactNode } from 'react'

type Props = { id: string; note: string | undefined; children: string }

/** The name of the field, styled as in `Field`; not a `<label>`, because there is no single control. */
export function PhotoLabel({ id, note, children }: Props): ReactNode {
  return (
    <p id={id} className="label">
      {children}
      {note && <span className="font-normal"> {note}</span>}
    </p>
  )
}
