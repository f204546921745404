import { ArrowDown, ArrowUp, History, Minus } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { cx } from './cx.ts'

const ARROWS = { up: ArrowUp, down: ArrowDown, same: Minus, first: Minus, old: History } as const

/** On phones the sparkline is to the right of value and change, which get more room below. */
const ROOMY = {
  tile: 'grid-cols-[minmax(0,1fr)_31%] px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-4.5',
  name: 'text-sm',
  value: 'text-[1.875rem] sm:col-span-2 sm:mt-1 sm:text-[2.125rem]',
  change: 'text-sm sm:col-span-2 sm:mt-1.5',
  line: 'row-span-2 sm:col-span-2 sm:col-start-1 sm:row-span-1 sm:row-start-4 sm:mt-3.5',
  foot: 'row-start-4 mt-2 max-sm:grid-cols-[42%_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-3 max-sm:[&>:only-child]:col-span-2 sm:row-start-5 sm:mt-4',
} as const
const DENSE = {
  tile: 'grid-cols-[minmax(0,1fr)_auto] p-3.5 pt-3',
  name: 'text-xs',
  value: 'text-xl',
  change: 'col-span-2 text-xs',
  line: 'w-10 sm:w-16',
  foot: 'row-start-4 mt-2.5',
} as const

export type TileProps = {
  name: string
  /** The formatted date of the measurement, such as "hoy". */
  date: string
  value: string
  unit: string
  /** The change since the previous value, in words; the icon repeats it. */
  change: { kind: keyof typeof ARROWS; text: string }
  /** A `Sparkline`, when there are at least two values. */
  line?: ReactNode
  /** A `Band` with its source, a `GoalBar`, or a note that there is no band. */
  foot?: ReactNode
  /** Opens its chart: the whole tile is clickable, except links in its foot. */
  onOpen?: MouseEventHandler
  /** Whether its chart is open. */
  open?: boolean
  /** For professionals, who compare many: the unit next to the name, a small sparkline. */
  dense?: boolean
}

/** One measure, always in this order: name and date, value and unit, change in words, sparkline, band with source. */
export function Tile(props: TileProps): ReactNode {
  const { name, date, value, unit, change, line, foot, onOpen, open = false, dense = false } = props
  const look = dense ? DENSE : ROOMY
  const Arrow = ARROWS[change.kind]
  return (
    <article
      className={cx(
        'relative grid min-w-0 grid-rows-[auto_auto_auto_auto_1fr] gap-x-2 rounded-card border bg-surface',
        open ? 'border-pine inset-ring inset-ring-pine' : 'border-line',
        onOpen && 'hover:border-edge',
        look.tile,
      )}
    >
      <h3 className={cx('col-start-1 font-sans font-medium tracking-normal', look.name)}>
        {onOpen ? <Opener name={name} open={open} onOpen={onOpen} /> : name}
        {dense && <span className="font-normal text-ink-soft"> {unit}</span>}
      </h3>
      <p className="col-start-2 justify-self-end text-xs whitespace-nowrap text-ink-soft">{date}</p>
      <p className={cx('col-start-1 leading-tight whitespace-nowrap', look.value)}>
        <b className="font-display tracking-tighter tabular">{value}</b>
        {!dense && <span className="text-sm text-ink-soft"> {unit}</span>}
      </p>
      <p className={cx('col-start-1 row-start-3 flex items-center gap-1.5 tabular', look.change)}>
        <Arrow aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" strokeWidth={2.4} />
        {change.text}
      </p>
      {line && (
        <div className={cx('col-start-2 row-start-2 me-2 self-center', look.line)}>{line}</div>
      )}
      {foot && (
        <div
          className={cx(
            'col-span-2 col-start-1 grid gap-2 self-end text-xs [&_a]:relative [&_a]:z-1 [&_a]:-my-3.5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4',
            look.foot,
          )}
        >
          {foot}
        </div>
      )}
    </article>
  )
}

/** The button has the name as its text; its clickable area is the whole tile. */
function Opener({
  name,
  open,
  onOpen,
}: {
  name: string
  open: boolean
  onOpen: MouseEventHandler
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onOpen}
      className="-my-3 min-h-11 text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
    >
      {name}
    </button>
  )
}
