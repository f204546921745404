import fc from 'fast-check'
import { expect, test } from 'vitest'
import { masksWith } from './masks.ts'

test('are the numbers that have the bit', () => {
  expect(masksWith(0, 1)).toEqual([1])
  expect(masksWith(1, 2)).toEqual([2, 3])
  expect(masksWith(0, 3)).toEqual([1, 3, 5, 7])
})

test('say the same as a bitwise and', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(), fc.nat(), (width, bit, mask) => {
      const [b, m] = [bit % width, mask % (1 << width)]
      expect(masksWith(b, width).includes(m)).toBe((m & (1 << b)) !== 0)
    }),
  )
})
