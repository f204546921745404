import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the place of an area while it loads. */
export function AreaSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <TableSkeleton />
    </div>
  )
}

/** Keeps the place of a table while it loads. */
export function TableSkeleton(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="grid gap-px overflow-hidden rounded-control border border-line"
    >
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  )
}
