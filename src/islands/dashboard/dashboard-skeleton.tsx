import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the place of what waits and of the tabs. */
export function DashboardSkeleton(): ReactNode {
  return (
    <div className="grid gap-8">
      <Skeleton className="h-80 w-full rounded-panel asked:hidden" />
      <Skeleton className="h-12 w-full max-w-md" />
      <PartSkeleton />
    </div>
  )
}

/** Keeps the place of a tab's cards. */
export function PartSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" className="grid gap-2">
      <Skeleton className="h-17 w-full rounded-card" />
      <Skeleton className="h-17 w-full rounded-card" />
      <Skeleton className="h-17 w-full rounded-card" />
    </div>
  )
}
