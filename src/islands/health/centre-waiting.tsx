import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TileSkeleton } from '#ui/tile-states.tsx'
import { COLUMNS, TILE_GRID } from './overview/tile-grid.ts'

const TILES = 9

/** Keeps the place of the tabs and the overview, in the overview's own rows and columns. */
export function CentreWaiting({ label }: { label: string }): ReactNode {
  return (
    <Waiting label={label} className="min-h-dvh">
      <div className="flex h-12 items-center gap-7 overflow-clip border-b border-line px-3.5">
        <Skeleton className="h-4 w-18 shrink-0" />
        <Skeleton className="h-4 w-28 shrink-0" />
        <Skeleton className="h-4 w-36 shrink-0" />
      </div>
      <div className={cx(COLUMNS, 'pt-5')}>
        <div className={cx(TILE_GRID, 'min-w-0')}>
          {Array.from({ length: TILES }, (_, i) => (
            <TileSkeleton key={i} />
          ))}
        </div>
        <div className="grid gap-3 max-lg:mt-8">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-32 w-full rounded-card" />
        </div>
      </div>
    </Waiting>
  )
}
