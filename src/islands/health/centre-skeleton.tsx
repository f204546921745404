import type { ReactNode } from 'react'
import { TileSkeleton } from '#ui/tile-states.tsx'

const TILES = 6

/** The place of the overview while it loads. */
export function CentreSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="mt-5 min-h-dvh">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: TILES }, (_, i) => (
          <TileSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
