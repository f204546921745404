import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The error message below a photo. */
export function PhotoError({ id, children }: { id: string; children: string }): ReactNode {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm font-medium text-clay-strong">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {children}
    </p>
  )
}
