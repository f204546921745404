import type { ReactNode } from 'react'

/** A line of a list of facts: what it is, and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="ms-auto inline-flex min-w-0 flex-wrap items-center justify-end gap-1.5 text-end font-medium wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
