import { expect, test } from 'vitest'
import { ANSWER_WITHIN_MS, waitUntil } from './deadline.ts'

test('passes on a result or an error in time', async () => {
  const soon = performance.now() + 1_000
  await expect(waitUntil(soon, Promise.resolve(1))).resolves.toBe(1)
  await expect(waitUntil(soon, Promise.reject(new Error('own')))).rejects.toThrow('own')
})

test('rejects at the deadline', async () => {
  const never = new Promise<never>(() => undefined)
  const begins = performance.now()
  await expect(waitUntil(begins + 30, never)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(performance.now() - begins).toBeLessThan(500)
})

test('nothing lets a visitor wait for three seconds', () => {
  expect(ANSWER_WITHIN_MS).toBeLessThan(3_000)
})
