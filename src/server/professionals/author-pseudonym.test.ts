import { expect, test } from 'vitest'
import type { ProfessionalId } from '#lib/ids.ts'
import { authorPseudonym } from './author-pseudonym.ts'

const SECRET = 'a secret for tests, of more than 32 bytes'
const ana = {
  professionalId: '11111111-1111-4111-8111-111111111111' as ProfessionalId,
  email: 'ana@example.com',
}
const pseudonym = authorPseudonym(SECRET, ana)

test('an address is always called the same about one professional', () => {
  expect(authorPseudonym(SECRET, { ...ana })).toBe(pseudonym)
})

test('a tag makes no other author of an address', () => {
  expect(authorPseudonym(SECRET, { ...ana, email: 'ana+2@example.com' })).toBe(pseudonym)
})

test.each([
  ['another professional', SECRET, { professionalId: ana.email as ProfessionalId }],
  ['another address', SECRET, { email: 'eva@example.com' }],
  ['another secret', `${SECRET}!`, {}],
])('%s gives another pseudonym', (_, secret, changes) => {
  expect(authorPseudonym(secret, { ...ana, ...changes })).not.toBe(pseudonym)
})

test('neither the address nor the professional can be read in it', () => {
  expect(pseudonym).toMatch(/^[\w-]{43}$/)
  for (const text of [ana.email, ana.professionalId])
    expect(Buffer.from(pseudonym, 'base64url').includes(text)).toBe(false)
})
