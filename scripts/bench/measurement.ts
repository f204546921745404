/** One line of the table. */
export interface Measurement {
  what: string
  measured: string
  /** The limit; a line without one is for information. */
  limit?: { text: string; reached: boolean }
}

/** A number that must not be larger than `most`. */
export function atMost(what: string, value: number, most: number, unit: string): Measurement {
  return {
    what,
    measured: `${rounded(value)} ${unit}`,
    limit: { text: `≤ ${most} ${unit}`, reached: value <= most },
  }
}

/** A number for information. */
export function noted(what: string, value: number, unit: string): Measurement {
  return { what, measured: `${rounded(value)} ${unit}` }
}

/** A number of people as a table shows it. */
export const counted = (people: number): string => people.toLocaleString('en')

/** The measurements as a table in Markdown. */
export function table(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ what, measured, limit }) => {
    const verdict = limit ? (limit.reached ? 'yes' : '**no**') : ''
    return `| ${what} | ${measured} | ${limit?.text ?? ''} | ${verdict} |`
  })
  return ['| What | Measured | Must reach | Reached |', '|---|---|---|---|', ...rows].join('\n')
}

/** The value below which `share` (0 to 1) of the values lie; the nearest rank of them. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

function rounded(value: number): string {
  return Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0)
}
