import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = { secret: 'a secret for tests, of more than 32 bytes', purpose: 'test' }
const value = { token: 'canary', list: [1, null] }

test('a sealed value is restored on opening and not readable before', () => {
  const sealed = seal(key, value)
  expect(unseal(key, sealed)).toEqual(value)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('canary')
  expect(seal(key, value)).not.toBe(sealed)
})

test('a value cannot be opened for another purpose, with another secret, or after a change', () => {
  const sealed = seal(key, value)
  expect(() => unseal({ ...key, purpose: 'other' }, sealed)).toThrow()
  expect(() =>
    unseal({ ...key, secret: 'another secret, of more than 32 bytes' }, sealed),
  ).toThrow()
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => unseal(key, changed)).toThrow()
  }
})
