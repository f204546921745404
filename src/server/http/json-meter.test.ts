import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonMeter } from './json-meter.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const refused = expect.objectContaining({ code: 'TOO_LARGE' }) as Error

/** How many values JSON has. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + valuesOf(part), 1)
}

test('never lets more values pass than it says, wherever the chunks are cut', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
      const all = bytes(JSON.stringify(value, null, cut % 3))
      const values = valuesOf(value)
      const read = (most: number) => {
        const meter = jsonMeter(most)
        meter(all.subarray(0, cut % all.length))
        meter(all.subarray(cut % all.length))
      }
      expect(() => read(values - 1)).toThrow(refused)
      // Empty lists and objects count one too many.
      expect(() => read(2 * values)).not.toThrow()
    }),
  )
})

test('what stands in strings does not count', () => {
  expect(() => jsonMeter(2)(bytes('["[,{\\",,[[[\\\\"]'))).not.toThrow()
})

test.each([
  ['zeros', '[0', ',0'],
  ['unknown names', '{"a":0', ',"b":0'],
  ['lists in a list', '[[]', ',[]'],
  ['lists in lists', '[', '['],
])('stops reading %s at the limit', (_name, first, next) => {
  const meter = jsonMeter(1_000)
  meter(bytes(first))
  let read = 0
  expect(() => {
    for (; read < 480_000; read++) meter(bytes(next))
  }).toThrow(refused)
  expect(read).toBeLessThan(1_000)
})
