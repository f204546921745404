import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

const CARDS = 3

/** The place of cards while they are read. */
export function CardsSkeleton(): ReactNode {
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: CARDS }, (_, nth) => (
        <Skeleton key={nth} className="h-72 w-full rounded-card" />
      ))}
    </div>
  )
}

/** The place of tabs, search and cards. */
export function ListSkeleton(): ReactNode {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full max-w-96" />
      <CardsSkeleton />
    </div>
  )
}
