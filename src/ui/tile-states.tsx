import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'

export type TileNoteProps = {
  name: string
  text: string
  /** The next step: record a value, or retry. */
  action: ReactNode
  /** Whether there is no value yet; otherwise loading failed, for this tile alone. */
  empty?: boolean
}

/** Replaces a tile without data: what it would show and why it is empty, or that loading failed. */
export function TileNote({ name, text, action, empty = false }: TileNoteProps): ReactNode {
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col items-start gap-2 rounded-card border p-4.5',
        empty ? 'border-dashed border-edge' : 'justify-center border-line bg-surface',
      )}
    >
      <h3 className="font-sans text-sm font-medium tracking-normal">{name}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      <div className={cx(empty && 'mt-auto')}>{action}</div>
    </article>
  )
}

/** The placeholder of a tile while it loads, with the tile's height. */
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
