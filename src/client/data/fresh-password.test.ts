import { expect, test } from 'vitest'
import { answerPassword, askPassword, withFreshPassword } from './fresh-password.ts'
import type { Result } from './request.ts'

test('a second call that asks for the password takes the place of the first, which is told', async () => {
  const [first, second] = [askPassword(), askPassword()]
  answerPassword(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})

const needed = { ok: false, code: 'PASSWORD_NEEDED', fields: {}, retryAfter: undefined } as const
const file = { ok: true, data: 'file' } as const

test.each([
  [true, file, 2],
  [false, needed, 1],
])('a call that needs the password, given: %s, ends with %o', async (isGiven, result, calls) => {
  let made = 0
  const call = (): Promise<Result<string>> => Promise.resolve(++made === 1 ? needed : file)
  const ended = withFreshPassword(call)
  // The dialog is open once the first call has failed.
  await new Promise((resolve) => setImmediate(resolve))
  answerPassword(isGiven)
  expect(await ended).toEqual(result)
  expect(made).toBe(calls)
})
