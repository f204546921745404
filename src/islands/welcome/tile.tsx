import { useId, type ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  title: string
  /** Small, at the end of the line of the title. */
  note?: string | undefined
  citrus?: boolean
  className?: string
  children?: ReactNode
}

const HEIGHT = 'min-h-58 lg:min-h-68'
const PLAIN = 'border border-line bg-surface'

/** In its place while it is not known. */
export const TileWaiting = ({ className }: { className?: string }): ReactNode => (
  <div className={cx('grid content-start gap-4 rounded-card p-4 lg:p-5', HEIGHT, PLAIN, className)}>
    <Skeleton className="h-4 w-16" />
    <Skeleton className="h-8 w-24" />
  </div>
)

/** One of the three things below what is next. Those of a row are equally high, before and after they are read. */
export function Tile({ title, note, citrus = false, className, children }: Props): ReactNode {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'relative flex min-w-0 flex-col rounded-card p-4 lg:p-5',
        HEIGHT,
        citrus ? 'bg-citrus text-on-citrus' : PLAIN,
        className,
      )}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={heading} className="font-sans text-sm font-medium tracking-normal">
          {title}
        </h2>
        {note && <p className={cx('text-sm', !citrus && 'text-ink-soft')}>{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** What a citrus tile leads to, over its whole width. */
export function CitrusLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a
      href={href}
      className="mt-auto flex min-h-12 items-center justify-center gap-2 rounded-full bg-on-citrus px-4 font-semibold text-citrus"
    >
      {children}
    </a>
  )
}
