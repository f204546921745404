import { LEAST_PORTRAIT, PORTRAIT } from './avatar.ts'

/** A part of a picture, in its pixels. */
export type Frame = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }

/** Width for its height. */
export const PORTRAIT_RATIO = PORTRAIT.width / PORTRAIT.height

/** How much of what is cut off an upright picture is above the frame: heads are in its upper half. */
const ABOVE = 0.2

/** The largest frame of four to five in an upright picture: in the middle of a wide one, near the top of a tall one. */
export function portraitFrame(picture: Size): Frame {
  const width = Math.min(picture.width, picture.height * PORTRAIT_RATIO)
  const height = width / PORTRAIT_RATIO
  return {
    x: (picture.width - width) / 2,
    y: (picture.height - height) * ABOVE,
    width,
    height,
  }
}

/** Whether a frame has the pixels of a portrait; a pixel may be lost to rounding. */
export const isLargeEnough = ({ width, height }: Size): boolean =>
  width > LEAST_PORTRAIT.width - 1 && height > LEAST_PORTRAIT.height - 1

/** How much of a picture has to be transparent for a cut-out; less is a photograph with round corners. */
const CLEAR = 0.1

/** @param rgba four bytes a pixel */
export function isCutOut(rgba: Uint8Array | Uint8ClampedArray): boolean {
  let clear = 0
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 128) clear++
  return clear * 4 > rgba.length * CLEAR
}
