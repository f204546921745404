import { expect, test } from 'vitest'
import { askForPasswordBy, withFreshPassword } from './fresh-password.ts'
import type { Result } from './request.ts'

const needed = { ok: false, code: 'PASSWORD_NEEDED', fields: {}, retryAfter: undefined } as const
const file = { ok: true, data: 'file' } as const

test.each([
  [true, file, 2],
  [false, needed, 1],
  [undefined, needed, 1],
])('a call that needs the password, given: %s, ends with %o', async (isGiven, result, calls) => {
  const stop = isGiven === undefined ? undefined : askForPasswordBy(() => Promise.resolve(isGiven))
  let made = 0
  const call = (): Promise<Result<string>> => Promise.resolve(++made === 1 ? needed : file)
  expect(await withFreshPassword(call)).toEqual(result)
  expect(made).toBe(calls)
  stop?.()
})

test('a dialog that has left the page is not asked', async () => {
  askForPasswordBy(() => Promise.reject(new Error('it is gone')))()
  expect(await withFreshPassword(() => Promise.resolve(needed))).toEqual(needed)
})
