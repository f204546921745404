import type { CSSProperties, ReactNode } from 'react'

/** From calm to attention; each goes with words. */
export type Tone = 'low' | 'good' | 'more' | 'high'

type HeadlineProps = {
  name: string
  value: string
  unit?: string
  verdict?: string
  tone?: Tone
  /** What the value means, in a sentence or two. */
  words?: ReactNode
}

/** The result as number and words. */
export function Headline({ name, value, unit, verdict, tone, words }: HeadlineProps): ReactNode {
  return (
    <div className="calc-headline">
      <p className="calc-name">{name}</p>
      <p className="calc-value">
        {value}
        {unit && <span className="calc-value-unit"> {unit}</span>}
      </p>
      {verdict && (
        <p className="calc-verdict" data-tone={tone}>
          {verdict}
        </p>
      )}
      {words && <div className="calc-words">{words}</div>}
    </div>
  )
}

/** A part of a scale; the parts follow each other. */
export type Band = { label: string; tone: Tone; from: number; to: number }

type ScaleProps = {
  bands: readonly Band[]
  /** Undefined before there is a result. */
  value?: number
  /** The number at the marker. */
  mark?: string
  /** Names the picture with its result. */
  label?: string
  /** The last step of the numbers that the bands are made for: 24.9 is followed by 25. */
  step: number
  /** Writes the limits. */
  format: (limit: number) => string
}

/** Where a value lies among its categories. Beyond an end, the marker stays at that end. */
export function Scale({ bands, value, mark, label, step, format }: ScaleProps): ReactNode {
  const [least, most] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1]
  const percent = (part: number) => (part / (most - least)) * 100
  const at = value === undefined ? 0 : percent(value - least)
  const active = bands.findIndex(
    ({ to }, index) => value !== undefined && (value < to || index === bands.length - 1),
  )
  return (
    <div className="calc-scale">
      {value !== undefined && (
        <div
          role="img"
          aria-label={label}
          className="calc-marker"
          style={{ '--at': Math.min(100, Math.max(0, at)) } as CSSProperties}
        >
          <span>{mark}</span>
        </div>
      )}
      <div className="calc-track" aria-hidden="true">
        {bands.map(({ label: name, tone, from, to }, index) => (
          <span
            key={name}
            data-tone={tone}
            data-off={active >= 0 && active !== index ? '' : undefined}
            style={{ flexGrow: percent(to - from) }}
          />
        ))}
      </div>
      <ul className="calc-legend">
        {bands.map(({ label: name, tone, from, to }, index) => (
          <li key={name} data-tone={tone} aria-current={active === index ? 'true' : undefined}>
            <span>{name}</span>
            <span className="calc-quiet">
              {index === 0 && `< ${format(to)}`}
              {index > 0 && index < bands.length - 1 && `${format(from)}–${format(to - step)}`}
              {index === bands.length - 1 && `≥ ${format(from)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Numbers beside the result. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <dl className="calc-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { name: ReactNode; value: ReactNode; part: number; isChosen?: boolean }

/** A table of two columns, with a bar behind each row: `part` of the longest, 0 to 1. */
export function BarTable(props: {
  caption: string
  columns: readonly [string, string]
  rows: readonly (Row & { key: string })[]
}): ReactNode {
  const { caption, columns, rows } = props
  return (
    <table className="calc-table">
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, part, isChosen }) => (
          <tr key={key} aria-current={isChosen ? 'true' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <span className="calc-bar" style={{ '--part': part } as CSSProperties} />
              <span>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
