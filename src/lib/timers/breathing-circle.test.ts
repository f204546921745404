import { expect, test } from 'vitest'
import { circleEnds } from './breathing-circle.ts'

test.each([
  ['inhale', [1, 1.5]],
  ['hold-in', [1.5, 1.5]],
  ['exhale', [1.5, 1]],
  ['hold-out', [1, 1]],
  ['prepare', [1, 1]],
] as const)('%s scales between %j', (kind, ends) => {
  expect(circleEnds(kind)).toEqual(ends)
})

test('each phase begins at the scale where the previous ended', () => {
  const kinds = ['inhale', 'hold-in', 'exhale', 'hold-out', 'inhale'] as const
  for (const [index, kind] of kinds.entries()) {
    const before = kinds[index - 1]
    if (before) expect(circleEnds(before)[1]).toBe(circleEnds(kind)[0])
  }
})
