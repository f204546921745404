import type { Sharp } from 'sharp'
import { DEFAULT_FOCUS, type Focus } from '#lib/professionals/avatar-url.ts'

/** How far from the middle of the frame a head may be. In percent of what is cut off. */
const REACH = { x: [35, 65], y: [12, 36] } as const

/** The part of a portrait that is searched: whoever framed it put the eyes on its upper third. */
const SEARCHED = { width: 192, height: 240 } as const

/**
 * Where the head of a portrait is, by what attracts the eye in it (skin, colour, edges), within what the frame allows: the
 * middle of the head comes to the middle of a field of half its height.
 */
export async function findFocus(portrait: Sharp): Promise<Focus> {
  const { width, height } = SEARCHED
  const { data: pixels, info: raw } = await portrait
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { default: sharp } = await import('sharp')
  const { info } = await sharp(pixels, { raw })
    .resize({ width: height / 2, height: height / 2, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true })
  const { attentionX = width / 2, attentionY = (height * DEFAULT_FOCUS.y) / 100 } = info
  return { x: within(REACH.x, attentionX / width), y: within(REACH.y, attentionY / height) }
}

const within = ([least, most]: readonly [number, number], part: number): number =>
  Math.round(Math.min(most, Math.max(least, part * 100)))
