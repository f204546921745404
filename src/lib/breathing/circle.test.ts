import { expect, test } from 'vitest'
import { circleEnds, circleScale } from './circle.ts'

test.each([
  ['inhale', 0, 1],
  ['inhale', 0.5, 1.25],
  ['inhale', 1, 1.5],
  ['hold-in', 0, 1.5],
  ['hold-in', 1, 1.5],
  ['exhale', 0, 1.5],
  ['exhale', 0.25, 1.375],
  ['exhale', 1, 1],
  ['hold-out', 0, 1],
  ['hold-out', 0.9, 1],
  ['inhale', -1, 1],
  ['inhale', 2, 1.5],
  ['prepare', 0.5, 1],
] as const)('%s at %d has the scale %d', (kind, progress, scale) => {
  expect(circleScale(kind, progress)).toBe(scale)
})

test('each phase begins where the one before ended', () => {
  const kinds = ['inhale', 'hold-in', 'exhale', 'hold-out', 'inhale'] as const
  for (const [index, kind] of kinds.entries()) {
    const before = kinds[index - 1]
    if (before) expect(circleEnds(before)[1]).toBe(circleEnds(kind)[0])
  }
})
