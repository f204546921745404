import type { CSSProperties, ReactNode } from 'react'
import type { NextSearch } from '#lib/calculators/next-search.ts'
import type { Tone } from './result-parts.tsx'

/** What a category of a result is called and means, and who can help with it. */
export type Category = { label: string; words: string; tone: Tone; next: NextSearch }

/** A part of a scale; the parts follow each other. */
export type Band = { label: string; tone: Tone; from: number; to: number }

/**
 * The bands of categories, in the order in which they stand there.
 *
 * @param edges where each begins, and where the last ends: one more than there are categories
 */
export function bandsOf<Key>(
  categories: Readonly<Record<string, { label: Key; tone: Tone }>>,
  edges: readonly number[],
  t: (key: Key) => string,
): Band[] {
  return Object.values(categories).map(({ label, tone }, index) => {
    const [from = NaN, to = NaN] = edges.slice(index)
    return { label: t(label), tone, from, to }
  })
}

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
