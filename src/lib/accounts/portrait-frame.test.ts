import { expect, test } from 'vitest'
import { isCutOut, isLargeEnough, portraitFrame } from './portrait-frame.ts'

test.each([
  ['a wide picture is cut in its middle', [3000, 1000], [1100, 0, 800, 1000]],
  ['a tall one near its top', [800, 2000], [0, 200, 800, 1000]],
  ['one of four to five not at all', [960, 1200], [0, 0, 960, 1200]],
] as const)('%s', (_name, [width, height], [x, y, w, h]) => {
  expect(portraitFrame({ width, height })).toEqual({ x, y, width: w, height: h })
})

test.each([
  [480, 600, true],
  [479.5, 599.4, true],
  [478, 597.5, false],
  [960, 1200, true],
])('a frame of %d × %d is large enough: %s', (width, height, is) => {
  expect(isLargeEnough({ width, height })).toBe(is)
})

test.each([
  [0.05, false],
  [0.2, true],
  [1, true],
])('with %d of it transparent, that it is a cut-out is %s', (share, is) => {
  const pixels = 100
  const rgba = Uint8Array.from({ length: pixels * 4 }, (_, at) =>
    at % 4 === 3 ? ((at >> 2) / pixels < share ? 0 : 255) : 90,
  )
  expect(isCutOut(rgba)).toBe(is)
})
