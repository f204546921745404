import { ArrowDown, ArrowUp, CalendarClock, Equal } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import type { Change } from './change-text.ts'

const ICONS = { up: ArrowUp, down: ArrowDown, same: Equal, first: CalendarClock } as const

type Props = {
  name: string
  value: string
  /** Whether the value is in words, which would be too long in large type. */
  isWord?: boolean
  /** Beside the value, such as an estimate for a week. */
  note?: string
  change: Change
  /** Its course, the oldest week first; weeks that are not told are left out. */
  weeks: readonly (number | null)[]
}

/** One figure: value, course from 0, and change in words. */
export function FigureTile(props: Props): ReactNode {
  const { name, value, isWord = false, note, change, weeks } = props
  const Icon = ICONS[change.kind]
  const points = weeks.flatMap((count, at) => (count === null ? [] : [{ at, value: count }]))
  const most = Math.max(1, ...points.map((point) => point.value))
  return (
    <article className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="label">{name}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b
          className={cx(
            'font-display leading-none tracking-tight tabular',
            isWord ? 'text-xl' : 'text-2xl',
          )}
        >
          {value}
        </b>
        {note && <span className="text-sm text-ink-soft tabular">{note}</span>}
      </p>
      <div className="h-11">
        {points.length > 1 && <Sparkline points={points} range={[0, most]} className="me-2" />}
      </div>
      <p className="flex items-center gap-1.5 text-sm tabular">
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" strokeWidth={2.4} />
        {change.text}
      </p>
    </article>
  )
}
