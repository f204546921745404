import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the place of a tab's part: what stands below is out of view, since parts differ in height. */
export function PartWaiting({ label }: { label: string }): ReactNode {
  return (
    <Waiting
      label={label}
      className="grid min-h-dvh grid-cols-1 content-start gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Waiting>
  )
}
