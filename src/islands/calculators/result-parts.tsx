import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { CAPTION, TILES, TONE, type Tone } from './looks.ts'

type HeadlineProps = {
  name: string
  value: string
  unit?: string
  verdict?: string
  tone?: Tone
  /** The interpretation of the value, in a sentence or two. */
  words?: ReactNode
}

/** The result as number and text. */
export function Headline({ name, value, unit, verdict, tone, words }: HeadlineProps): ReactNode {
  return (
    <div data-part="headline" className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
      <p className="basis-full text-sm font-medium text-ink-soft">{name}</p>
      <p
        data-part="value"
        className="font-display text-[clamp(2.75rem,12cqi,4.25rem)] leading-[1.05] font-heading tracking-tight tabular"
      >
        {value}
        {unit && (
          <span className="font-sans text-base font-medium tracking-normal text-ink-soft">
            {' '}
            {unit}
          </span>
        )}
      </p>
      {verdict && (
        <p className={cx('rounded-full px-3.5 py-1.5 font-medium hue-tint', tone && TONE[tone])}>
          {verdict}
        </p>
      )}
      {words && <div className="mt-1.5 max-w-[58ch] basis-full">{words}</div>}
    </div>
  )
}

/** Figures next to the result. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <dl className={cx(TILES, 'gap-2.5')}>
      {facts.map(([name, value]) => (
        <div key={name} className="rounded-control bg-surface-2 px-3.5 py-3 @max-2xs:px-2.5">
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="font-display font-heading whitespace-nowrap tabular @max-2xs:text-sm">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { key: string; name: ReactNode; value: ReactNode; part: number; isChosen?: boolean }
type BarTableProps = { caption: string; columns: readonly [string, string]; rows: readonly Row[] }

const CELL = 'relative border-b border-line py-1.5 pe-2 text-start'

/** A table of two columns, with a bar behind each row: `part` of the longest, 0 to 1. */
export function BarTable({ caption, columns, rows }: BarTableProps): ReactNode {
  return (
    <table className="w-full tabular">
      <caption className={CAPTION}>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, part, isChosen }) => (
          <tr key={key} aria-current={isChosen ? 'true' : undefined}>
            <th scope="row" className={cx(CELL, 'w-28 font-medium')}>
              {name}
            </th>
            <td className={cx(CELL, 'ps-2', isChosen && 'font-medium text-on-citrus')}>
              <RowBar part={part} className={isChosen ? 'bg-citrus' : cx('hue-tint', TONE.good)} />
              <span className="relative">{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The bar behind a cell, which must be `relative`, as must the text over it. */
export function RowBar({ part, className }: { part: number; className: string }): ReactNode {
  return (
    <span
      style={{ '--part': part } as CSSProperties}
      className={cx(
        'absolute inset-x-0 inset-y-0.75 origin-left scale-x-(--part) animate-grow rounded-[6px]',
        className,
      )}
    />
  )
}
