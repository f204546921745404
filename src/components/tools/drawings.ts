import type { ToolSlug } from '#lib/tools/tools.ts'

/** SVG paths in a 48×48 viewBox, stroked; `soft` is drawn behind, fainter. */
type Drawing = { lines: string; soft?: string }

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

/** The drawing of each tool. */
export const DRAWINGS: Record<ToolSlug, Drawing> = {
  // Scales with a dial.
  bmi: {
    lines: 'M14 8h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zM24 25l4-6',
    soft: 'M15 25a9 9 0 0 1 18 0z',
  },
  // A heart with a pulse line.
  'heart-rate-zones': {
    lines: 'M6 26h9l3.5-7 6 13 4.5-9 2 3h11',
    soft: 'M24 40.5C15 34 8 27.5 8 18.5A8.7 8.7 0 0 1 24 14a8.7 8.7 0 0 1 16 4.5c0 9-7 15.5-16 22z',
  },
  // A loaded barbell.
  'one-rep-max': { lines: 'M4 24h40M13 13v22M35 13v22', soft: 'M8 18v12M40 18v12' },
  // A flame.
  'energy-need': {
    lines:
      'M24 42c-8 0-13-5.5-13-12.5C11 22 17 18.5 18 8c6 3 8 7.5 8 12 2-1 3.2-2.8 3.5-5C34 19 37 24 37 29.5 37 36.5 32 42 24 42z',
    soft: 'M24 42c-3.5 0-6-2.7-6-6 0-4 4-5.5 5-10 4 2.5 7 6 7 10 0 3.3-2.5 6-6 6z',
  },
  // A waist with a measuring tape.
  'waist-to-height': {
    lines: 'M11 22c1.5 4.5 6.5 7 13 7s11.5-2.5 13-7M17 27v-4M24 29v-4.5M31 27v-4',
    soft: 'M12 5c0 8 6 9.5 6 17s-8 10-8 21M36 5c0 8-6 9.5-6 17s8 10 8 21',
  },
  // A drop, partly filled.
  'body-fat': {
    lines: 'M24 6c6 8.5 12 14.5 12 22.5a12 12 0 0 1-24 0C12 20.5 18 14.5 24 6z',
    soft: 'M12.5 26c4-3 7 2.5 11.5 0s7.5-2.5 11.5 0M24 40.5c-6.5 0-12-5-12-12',
  },
  // A runner.
  'running-pace': {
    lines: `${circle(31, 9, 3.5)}M14 21l7-5.5 8 3.5-5.5 9.5 7 5-2 8.5M23.5 28.5L18 35H9M29 19l4 6h6`,
    soft: 'M5 14h8M3 27h7M6 42h6',
  },
  timer: {
    lines: `${circle(24, 27, 15)}M24 27v-8M19 5h10M24 5v7M36 13l3-3`,
    soft: 'M24 27l6 4',
  },
  // A kettlebell.
  'strength-timer': {
    lines:
      'M16 20c-1.5-4-2.5-7-1-9.5C16.3 8 20 7 24 7s7.7 1 9 3.5c1.5 2.5.5 5.5-1 9.5M16 20c-4 2.5-6.5 6.5-6.5 11 0 4.2 2 7.5 4.5 10h20c2.5-2.5 4.5-5.8 4.5-10 0-4.5-2.5-8.5-6.5-11-2.3-1.5-13.7-1.5-16 0z',
    soft: 'M24 26v5.5l3.5 2.5',
  },
  // A seated person.
  meditation: {
    lines: `${circle(24, 10, 4)}M24 18c-5 0-6.5 4-7.5 9L9 33M24 18c5 0 6.5 4 7.5 9l7.5 6M17 30l-1 4c-5 .5-8 2-8 4s3 3 6 3c5 0 8-4 10-5 2 1 5 5 10 5 3 0 6-1 6-3s-3-3.5-8-4l-1-4`,
  },
  // Concentric circles.
  breathing: { lines: circle(24, 24, 7), soft: `${circle(24, 24, 13)}${circle(24, 24, 19)}` },
}
