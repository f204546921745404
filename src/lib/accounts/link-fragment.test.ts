import { expect, test } from 'vitest'
import { tokenOf } from './link-fragment.ts'

test.each([
  ['#access_token=a-b_c&type=recovery', 'recovery', 'a-b_c'],
  ['#type=recovery&access_token=abc', 'recovery', 'abc'],
  ['#token=abc&type=signup', 'signup', 'abc'],
  ['#token=abc&type=recovery', 'recovery', null],
  ['#access_token=abc&type=signup', 'recovery', null],
  ['#access_token=abc', 'recovery', null],
  ['#access_token=&type=recovery', 'recovery', null],
  ['#reviews', 'signup', null],
  ['', 'signup', null],
] as const)('%s as %s', (hash, type, token) => {
  expect(tokenOf(hash, type)).toBe(token)
})
