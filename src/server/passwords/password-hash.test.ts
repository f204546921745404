import { expect, test } from 'vitest'
import {
  findPassword,
  hashing,
  hashPassword,
  needsRehash,
  verifyPassword,
} from './password-hash.ts'

test('a hash is argon2id with a random salt, and only matches its password', async () => {
  const [one, two] = await Promise.all([hashPassword('correcto'), hashPassword('correcto')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'correcto')).toBe(true)
  expect(await verifyPassword(one, 'correctO')).toBe(false)
  expect(needsRehash(one)).toBe(false)
})

test('long passwords are not truncated, and accents may be composed or decomposed', async () => {
  const long = `${'a'.repeat(127)}ñ`
  const hash = await hashPassword(long)
  expect(await verifyPassword(hash, long.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(hash, `${'a'.repeat(127)}n`)).toBe(false)
})

test('a password is found among hashes of one salt by one computation', async () => {
  const salt = Buffer.alloc(16, 7)
  const hashes = await Promise.all(['uno', 'dos', 'tres'].map((one) => hashPassword(one, salt)))
  const other = await hashPassword('cuatro')
  let computed = 0
  const count = () => void computed++
  hashing.start.subscribe(count)
  expect(await findPassword(hashes, 'tres')).toBe(2)
  expect(computed).toBe(1)
  expect(await findPassword([...hashes, other], 'cuatro')).toBe(3)
  expect(computed).toBe(3)
  expect(await findPassword(hashes, 'cinco')).toBe(-1)
  expect(await findPassword([], 'uno')).toBe(-1)
  hashing.start.unsubscribe(count)
})

test('without a hash no password matches', async () => {
  expect(await verifyPassword(null, '')).toBe(false)
  expect(await verifyPassword(null, 'correcto')).toBe(false)
})

// Made by the reference implementation: argon2 'somesalt' -id -v 13 -t 2 -k 65536 -p 1 (its README's example).
test.each([
  [
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    'password',
  ],
  [
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    'password',
  ],
])('%s from another implementation is verified', async (hash, password) => {
  expect(await verifyPassword(hash, password)).toBe(true)
  expect(needsRehash(hash)).toBe(true)
})

test.each(['', 'password', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=1,t=1,p=1$YQ$YQ'])(
  '%j is not a supported hash',
  async (hash) => {
    await expect(verifyPassword(hash, 'x')).rejects.toThrow('not a hash')
  },
)

test('concurrent verifications all complete', async () => {
  const hash = await hashPassword('correcto')
  const tries = Array.from({ length: 12 }, (_, n) => verifyPassword(hash, n % 3 ? 'x' : 'correcto'))
  const right = (await Promise.all(tries)).filter(Boolean)
  expect(right).toHaveLength(4)
})
