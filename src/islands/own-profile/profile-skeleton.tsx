import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

const FIELDS = 4

/** The placeholder of the first sections while the profile loads. */
export function ProfileSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex items-center gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6">
        <Skeleton className="size-28 rounded-[31%]" />
        <Skeleton className="h-11 w-40 rounded-full" />
      </div>
      <div className="grid gap-5 rounded-panel border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
        {Array.from({ length: FIELDS }, (_, i) => (
          <div key={i} className="grid gap-2">
            <Skeleton className="h-5 w-40 rounded-sm" />
            <Skeleton className="h-12 w-full rounded-control" />
          </div>
        ))}
      </div>
    </div>
  )
}
