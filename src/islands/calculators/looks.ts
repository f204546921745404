/** Classes that several parts of the calculators share. */

export const STACK = 'grid min-w-0 grid-cols-1 content-start gap-4.5'

export const QUIET = 'text-xs font-normal text-ink-soft tabular'

/** A button with its message or confirmation. */
export const ACTION = 'flex flex-wrap items-center gap-x-3.5 gap-y-1.5'

/** Small boxes or lines side by side, as many as fit. */
export const TILES = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]'

/** The heading of a table or a group of numbers. */
export const CAPTION = 'pb-2 text-start font-display text-lg font-heading'

/** A warning to read before relying on the result. */
export const CAUTION =
  'rounded-sm border-s-4 border-hue bg-surface-2 px-3.5 py-3 text-sm [--hue:var(--color-clay)]'

/** A note next to the result. */
export const NOTE = 'rounded-control bg-surface-2 px-3.5 py-3 text-sm'

/** From calm to urgent; always accompanied by text. */
export const TONE = {
  low: '[--hue:var(--color-physiotherapist)]',
  good: '[--hue:var(--color-nutritionist)]',
  fair: '[--hue:var(--color-trainer)]',
  more: '[--hue:var(--color-star)]',
  high: '[--hue:var(--color-clay)]',
} as const
export type Tone = keyof typeof TONE
