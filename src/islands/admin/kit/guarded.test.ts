import { expect, test } from 'vitest'
import { CallFailed } from '#client/call-failed.ts'
import { answerPassword, askPassword, guarded } from './guarded.ts'

test('a second call that asks for the password takes the place of the first, which is told', async () => {
  const [first, second] = [askPassword(), askPassword()]
  answerPassword(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})

const needed = () =>
  new CallFailed({ ok: false, code: 'PASSWORD_NEEDED', fields: {}, retryAfter: undefined })

test.each([
  [true, 'file', 2],
  [false, 'PASSWORD_NEEDED', 1],
])('a call that needs the password, given: %s, ends with %s', async (isGiven, result, calls) => {
  let made = 0
  const call = async (): Promise<string> => {
    if (++made === 1) throw needed()
    return Promise.resolve('file')
  }
  const ended = guarded(call).catch((error: unknown) => (error as CallFailed).code)
  // The dialog is open once the first call has failed.
  await new Promise((resolve) => setImmediate(resolve))
  answerPassword(isGiven)
  expect(await ended).toBe(result)
  expect(made).toBe(calls)
})
