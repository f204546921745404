import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why something could not be done, where it was tried, until the next try; nothing without a reason. */
export function Problem({ children }: { children: ReactNode }): ReactNode {
  if (!children) return null
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-control bg-clay-wash px-4 py-3 text-sm font-medium text-clay-strong"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
