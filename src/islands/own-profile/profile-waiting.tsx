import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const PARTS = 4
const FIELDS = 4

/** The placeholder of the index and of the first fields while the profile loads. */
export function ProfileWaiting({ label }: { label: string }): ReactNode {
  return (
    <>
      <div aria-hidden="true" className="flex h-12 gap-3 overflow-hidden lg:grid lg:h-auto">
        {Array.from({ length: PARTS }, (_, i) => (
          <Skeleton key={i} className="h-11 w-28 shrink-0 rounded-card lg:h-16 lg:w-full" />
        ))}
      </div>
      <Waiting label={label} className="part grid gap-6">
        <div className="flex items-center gap-4">
          <Skeleton className="size-28 rounded-[31%]" />
          <Skeleton className="h-11 w-40 rounded-full" />
        </div>
        {Array.from({ length: FIELDS }, (_, i) => (
          <div key={i} className="grid gap-2">
            <Skeleton className="h-5 w-40 rounded-sm" />
            <Skeleton className="h-12 w-full rounded-control" />
          </div>
        ))}
      </Waiting>
    </>
  )
}
