import { expect, test, vi } from 'vitest'
import { onClock } from '#tests/support/clock.ts'
import { untilCommit, waitUntil } from './deadline.ts'
import { answerWithinMs } from './env.ts'

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
  vi.stubEnv('ANSWER_WITHIN_MS', '')
  expect(answerWithinMs()).toBeLessThan(3_000)
  vi.unstubAllEnvs()
})

test('a change that has not begun to commit by the deadline never commits', async () => {
  const slow = Promise.withResolvers<null>()
  let commit: Promise<void> | undefined
  const answer = untilCommit(
    performance.now(),
    (mayCommit) => (commit = slow.promise.then(mayCommit)),
  )
  await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  slow.resolve(null)
  await expect(commit).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a change that has begun to commit is answered with what became of it, however late', async () => {
  const { result } = await onClock(
    () =>
      untilCommit(performance.now() + 1_000, async (mayCommit) => {
        mayCommit()
        await new Promise((done) => setTimeout(done, 60_000))
        return 'committed'
      }),
    () => true,
  )
  expect(result).toBe('committed')
})
