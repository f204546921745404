import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'

export type TileNoteProps = {
  name: string
  text: string
  /** The next step: note a value, or try again. */
  action: ReactNode
  /** Whether it has no value yet; otherwise it could not be loaded, which concerns this tile alone. */
  empty?: boolean
}

/** In the place of a tile that has nothing to show: what would stand here and why, or that it failed. */
export function TileNote({ name, text, action, empty = false }: TileNoteProps): ReactNode {
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col items-start gap-2 rounded-card border p-4.5',
        empty ? 'border-dashed border-edge' : 'justify-center border-line bg-surface',
      )}
    >
      <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      <div className={cx(empty && 'mt-auto')}>{action}</div>
    </article>
  )
}

/** The place of a tile while it loads, as high as it will be. */
export function TileSkeleton(): ReactNode {
  return (
    <div className="grid content-start gap-3 rounded-card border border-line bg-surface p-4.5">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-2 w-full" />
    </div>
  )
}
