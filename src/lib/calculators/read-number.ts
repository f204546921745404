import { readDecimal } from '#lib/format/read-decimal.ts'

/**
 * Inches, also as feet and inches: `70`, `5'10`, `5' 10"`, `5 ft 10.5 in`.
 *
 * @returns inches, or null
 */
export function readInches(text: string): number | null {
  const [, feet, rest] =
    /^\s*(\d+)\s*(?:['’′]|ft|feet)\s*(?:(\d+(?:[.,]\d+)?)\s*(?:["”″]|''|in)?)?\s*$/i.exec(text) ??
    []
  if (feet === undefined) return readDecimal(text, 'in')
  const inches = readDecimal(rest ?? '0')
  return inches === null || inches >= 12 ? null : Number(feet) * 12 + inches
}

/** The ways to write a duration, each with the seconds in its parts; parts after the first are below 60. */
const DURATIONS: readonly (readonly [RegExp, ...number[]])[] = [
  [/^(\d{1,4})\s*[:.,'’′h ]\s*([0-5]\d)\s*[:.,'’′m ]\s*([0-5]\d)\s*["”″s]?$/i, 3600, 60, 1],
  [/^(\d{1,4})\s*h\s*([0-5]\d)\s*['’′m]?$/i, 3600, 60],
  [/^(\d{1,4})\s*[:.,'’′m ]\s*([0-5]\d)\s*["”″s]?$/i, 60, 1],
  [/^(\d{1,4})\s*h$/i, 3600],
  [/^(\d{1,4})\s*['’′m]?$/i, 60],
  [/^(\d{1,4})\s*["”″s]$/i, 1],
]

/**
 * A duration: `3:30:00`, `25:30`, `45` (minutes), `1h30`, `90s`. Any separator is accepted, since the number pad of a
 * phone has no colon; every part after the first has two digits below 60.
 *
 * @returns seconds, or null
 */
export function readDuration(text: string): number | null {
  for (const [form, ...units] of DURATIONS) {
    const parts = form.exec(text.trim())?.slice(1)
    if (parts) return parts.reduce((sum, part, index) => sum + Number(part) * units[index]!, 0)
  }
  return null
}
