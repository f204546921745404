import { describe, expect, test } from 'vitest'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { errorOf, post as sendAccount, signUpForm } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { BASICS, somebody } from '#tests/support/own-profile.ts'
import { post, testApi } from '#tests/support/test-api.ts'

const db = accountSuite()

/** As JSON escapes: a lone surrogate cannot be sent otherwise. */
const UNFIT: [string, string, RequestInit | undefined, string][] = [
  ['half a surrogate pair', '/api/test/things', post('{"name":"a\\ud800"}'), 'name'],
  ['NUL', '/api/test/things', post('{"name":"a\\u0000"}'), 'name'],
  ['NUL deep inside', '/api/test/things', post('{"a":[{"b":"\\u0000"}]}'), 'a.0.b'],
  ['a broken name', '/api/test/things', post('{"\\ud800":1}'), 'body'],
  ['NUL in a query', '/api/test/things/1?page=%00', undefined, 'page'],
  ['NUL in a name of a query', '/api/test/things/1?%00=1', undefined, 'query'],
]

test.each(UNFIT)('%s is rejected with the name of the field', async (_, path, init, field) => {
  const call = testApi({ db: db(), limitRate: rateLimiter(db(), 'secret') })
  const response = await call(path, init)
  expect(await errorOf(response)).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    fields: { [field]: 'invalid_characters' },
  })
})

describe.each(['Ana\ud800', 'Ana\udfff', 'Ana\0'])('%j is invalid', (text) => {
  test.each(['firstName', 'bio', 'password', 'country', 'userType', 'pass'])(
    'for %s of a sign-up',
    async (field) => {
      const response = await sendAccount('/sign-up', signUpForm('trainer', { [field]: text }))
      expect(await errorOf(response)).toMatchObject({
        status: 400,
        fields: { [field]: 'invalid_characters' },
      })
    },
  )

  test('for the profile', async () => {
    const { patch } = await somebody(db(), 'athlete')
    const response = await patch({ version: 1, basics: { ...BASICS, displayName: text } })
    expect(await errorOf(response)).toMatchObject({
      status: 400,
      fields: { 'basics.displayName': 'invalid_characters' },
    })
  })
})
