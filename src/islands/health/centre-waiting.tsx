import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TileSkeleton } from '#ui/tile-states.tsx'

const TILES = 9

/** Keeps the place of the overview, in the overview's own rows and columns. */
export function CentreWaiting({ label }: { label: string }): ReactNode {
  return (
    <Waiting label={label} className="grid min-h-dvh content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-12 w-52 rounded-full" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Skeleton className="mb-3 h-7 w-48" />
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {Array.from({ length: TILES }, (_, i) => (
              <TileSkeleton key={i} />
            ))}
          </div>
        </div>
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-5">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </Waiting>
  )
}
