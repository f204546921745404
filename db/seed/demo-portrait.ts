import { dressMark, type Focus } from '#lib/professionals/avatar-url.ts'
import { randomOf } from './random.ts'

/** How twenty demo people in a row are shown: most by a photograph, some by a drawing without a background or by initials. */
const DRESSES = [
  ...([
    'photo',
    'cut',
    'photo',
    'photo',
    'initials',
    'photo',
    'cut',
    'photo',
    'photo',
    'cut',
  ] as const),
  ...([
    'photo',
    'initials',
    'photo',
    'photo',
    'cut',
    'photo',
    'photo',
    'initials',
    'photo',
    'cut',
  ] as const),
] as const

/** Where the head is in a photograph of 960 × 1200: between the eyes, and its size. */
export type Head = { x: number; y: number; scale: number }

/** Which picture a demo person has; its address is null for initials. */
export function demoPortrait(key: string, index: number) {
  const dress = DRESSES[index % DRESSES.length]!
  const head = headOf(key, index)
  const mark = dress === 'initials' ? '' : dressMark({ dress, focus: focusOf(head) })
  return { dress, head, address: dress === 'initials' ? null : `/demo/avatars/${key}.webp${mark}` }
}

/** Close, and some further away or to one side, as people are photographed. */
function headOf(key: string, index: number): Head {
  const { next } = randomOf(`head:${key}`)
  return {
    x: 480 + Math.round((next() - 0.5) * 90),
    y: 405 + Math.round((next() - 0.5) * 40),
    scale: index % 7 === 5 ? 0.78 : 0.92 + next() * 0.14,
  }
}

/** As `findFocus` has it: the middle of the head comes to the middle of a field of half its height. */
function focusOf({ x, y, scale }: Head): Focus {
  return { x: Math.round(x / 9.6), y: Math.round((y + 18 * scale) / 12 - 12) }
}
