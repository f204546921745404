import { expect, test } from 'vitest'
import type { ProfessionalId } from '#lib/ids.ts'
import { authorPseudonym } from './author-pseudonym.ts'

const SECRET = 'a secret for tests, of more than 32 bytes'
const ana = {
  professionalId: '11111111-1111-4111-8111-111111111111' as ProfessionalId,
  email: 'ana@example.com',
}
const pseudonym = authorPseudonym(SECRET, ana)

test('an address always has the same pseudonym for a professional', () => {
  expect(authorPseudonym(SECRET, { ...ana })).toBe(pseudonym)
})

test('a tagged address has the same pseudonym', () => {
  expect(authorPseudonym(SECRET, { ...ana, email: 'ana+2@example.com' })).toBe(pseudonym)
})

test.each([
  ['another professional', SECRET, { professionalId: ana.email as ProfessionalId }],
  ['another address', SECRET, { email: 'eva@example.com' }],
  ['another secret', `${SECRET}!`, {}],
])('%s gives another pseudonym', (_, secret, changes) => {
  expect(authorPseudonym(secret, { ...ana, ...changes })).not.toBe(pseudonym)
})

test('the pseudonym reveals neither the address nor the professional', () => {
  expect(pseudonym).toMatch(/^[\w-]{43}$/)
  for (const text of [ana.email, ana.professionalId])
    expect(Buffer.from(pseudonym, 'base64url').includes(text)).toBe(false)
})
