import type { CSSProperties, ReactNode } from 'react'
import type { NextSearch } from '#lib/calculators/next-search.ts'
import { PartsBar, PartsLegend, type BarPart } from './bar-parts.tsx'
import { TONE, type Tone } from './looks.ts'

/** A category of a result: its name, its meaning, and a search for professionals. */
export type Category = { label: string; words: string; tone: Tone; next: NextSearch }

/** A segment of a scale; each begins where the previous one ends. */
export type Band = { label: string; tone: Tone; from: number; to: number }

/**
 * The bands of categories, in the order of the record.
 *
 * @param edges the lower limit of each, then the upper limit of the last: one more than there are categories
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
  /** The text of the marker. */
  mark?: string
  /** The accessible name, with the result. */
  label?: string
  /** The precision of the limits shown: with a step of 0.1, 24.9 is followed by 25. */
  step: number
  /** Formats a limit. */
  format: (limit: number) => string
}

/** A value on the scale of its categories. The marker is clamped to the ends. */
export function Scale(props: ScaleProps): ReactNode {
  const { bands, value, mark, label } = props
  const parts = partsOf(props)
  const [least, most] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1]
  const at = value === undefined ? 0 : ((value - least) / (most - least)) * 100
  return (
    <div className="@container grid gap-2.5">
      {value !== undefined && (
        <div
          role="img"
          aria-label={label}
          style={{ '--at': Math.min(100, Math.max(0, at)) } as CSSProperties}
          className="w-max translate-x-[clamp(0cqi,calc(var(--at)*1cqi-50%),calc(100cqi-100%))] animate-glide pb-1.5 transition-transform duration-300 ease-out"
        >
          <span className="block rounded-full bg-ink px-2.5 py-0.5 text-sm font-medium text-paper tabular">
            {mark}
          </span>
        </div>
      )}
      <PartsBar parts={parts} />
      <PartsLegend parts={parts} />
    </div>
  )
}

/** The bands as segments of a bar; the one that contains the value is active. */
function partsOf({ bands, value, step, format }: ScaleProps): BarPart[] {
  const [least, most] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1]
  const last = bands.length - 1
  const active = bands.findIndex(
    ({ to }, index) => value !== undefined && (value < to || index === last),
  )
  const detail = ({ from, to }: Band, index: number) => {
    if (index === 0) return `< ${format(to)}`
    return index === last ? `≥ ${format(from)}` : `${format(from)}–${format(to - step)}`
  }
  return bands.map((band, index) => ({
    name: band.label,
    detail: detail(band, index),
    tone: TONE[band.tone],
    size: ((band.to - band.from) / (most - least)) * 100,
    isActive: active < 0 ? undefined : active === index,
  }))
}
