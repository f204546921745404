import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong with the form as a whole. */
export function FormFailure({ children }: { children: ReactNode }): ReactNode {
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-control border border-line bg-surface-2 px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-strong" />
      {children}
    </p>
  )
}
