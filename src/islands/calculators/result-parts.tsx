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
