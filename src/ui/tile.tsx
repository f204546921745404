import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { cx } from './cx.ts'

const ARROWS = { up: ArrowUp, down: ArrowDown, same: Minus } as const

export type TileProps = {
  name: string
  value: string
  unit: string
  /**
   * What is shown below the value. An arrow says `direction` to the eye, its text to screen readers; `both` are two
   * figures that went different ways.
   */
  change: { kind: keyof typeof ARROWS | 'both' | 'first' | 'old'; text: string; direction?: string }
  /** A `Sparkline`, when there are at least two values. */
  line?: ReactNode
  /** Opens its chart: the whole tile is clickable. */
  onOpen?: MouseEventHandler
  /** Whether its chart is open. */
  open?: boolean
}

/** One measure: its name and unit, the newest value with its course, and the change in words. */
export function Tile(props: TileProps): ReactNode {
  const { name, value, unit, change, line, onOpen, open = false } = props
  const Arrow = change.kind in ARROWS && ARROWS[change.kind as keyof typeof ARROWS]
  return (
    <article
      className={cx(
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-2 rounded-card border bg-surface px-3 py-2.5 xl:px-4.5 xl:py-3.5',
        open ? 'border-pine inset-ring inset-ring-pine' : 'border-line',
        onOpen && 'hover:border-edge',
      )}
    >
      <h3 className="font-sans text-label font-medium tracking-normal wrap-anywhere">
        {onOpen ? <Opener name={name} open={open} onOpen={onOpen} /> : name}
      </h3>
      <p className="self-start justify-self-end text-xs text-ink-soft">{unit}</p>
      {/* A line that has no room beside its value would be in a second row, which is not seen. */}
      <div
        className={cx(
          'col-span-2 -me-2 flex h-lh flex-wrap items-center justify-between gap-2 overflow-hidden pe-2 font-display text-[1.625rem] leading-tight font-heading tabular xl:text-[2rem]',
          change.kind === 'old' && 'text-ink-soft',
        )}
      >
        <p>{value}</p>
        {line}
      </div>
      <p className="col-span-2 flex items-center gap-1 text-xs text-ink-soft tabular">
        {Arrow && <Arrow aria-hidden="true" className="size-4 shrink-0" />}
        {change.direction && <span className="sr-only">{change.direction} </span>}
        {change.text}
      </p>
    </article>
  )
}

/** The button has the name as its text; its clickable area is the whole tile. */
function Opener({ name, open, onOpen }: Required<Pick<TileProps, 'name' | 'open' | 'onOpen'>>) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onOpen}
      className="-my-3.5 py-3.5 text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
    >
      {name}
    </button>
  )
}
