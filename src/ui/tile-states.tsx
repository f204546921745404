import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

/** The placeholder of a tile while it loads, with the tile's height. */
export function TileSkeleton(): ReactNode {
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-2.5 xl:px-4.5 xl:py-3.5">
      <Skeleton className="my-0.5 h-3.5 w-2/5" />
      <Skeleton className="my-1.5 h-5.25 w-3/5 xl:my-2 xl:h-6" />
      <Skeleton className="my-0.5 h-3.5 w-3/4" />
    </div>
  )
}
