import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/** The place of a tab's part while it loads: what stands below is out of view, since parts differ in height. */
export function PartSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
