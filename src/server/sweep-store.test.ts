import { expect, test } from 'vitest'
import { sweepStore } from './sweep-store.ts'

test('a file that cannot be deleted keeps no other, and fails the sweep', async () => {
  const stored = Array.from({ length: 1_001 }, (_, n) => n)
  const deleted: number[] = []
  const sweep = sweepStore(stored, {
    orphansOf: (some) => Promise.resolve(some.filter((n) => n % 250 === 0)),
    sweepOne: (n) => {
      if (n === 0 || n === 500) return Promise.reject(new Error(`${n} stays`))
      deleted.push(n)
      return Promise.resolve(true)
    },
  })
  await expect(sweep).rejects.toThrow('0 stays')
  expect(deleted).toEqual([250, 750, 1_000])
})

test('what came into use meanwhile is not counted', async () => {
  const swept = sweepStore([1, 2, 3], {
    orphansOf: (some) => Promise.resolve(some.slice(1)),
    sweepOne: (n) => Promise.resolve(n === 2),
  })
  expect(await swept).toBe(1)
})
