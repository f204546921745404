import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { EditionId } from '#lib/ids.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const SECRET = 'a secret for tests, of more than 32 bytes'
const ID = '0b8a2f0e-5d3c-4f6e-9a51-2f1f4f5d6c7b'

test.each(['newsletter', 'contact', 'review'] as const)('a token for %s is read again', (from) => {
  const token = unsubscribeToken(SECRET, { from, id: ID })
  expect(readUnsubscribeToken(SECRET, token)).toEqual({ from, id: ID })
})

test('the token of an edition names it, and no other one', () => {
  const edition = EditionId.parse(randomUUID())
  const token = unsubscribeToken(SECRET, { from: 'newsletter', id: ID, edition })
  expect(readUnsubscribeToken(SECRET, token)).toEqual({ from: 'newsletter', id: ID, edition })
  for (const forged of [
    token.replace(edition, randomUUID()),
    token.replace(`.${edition}`, ''),
    unsubscribeToken(SECRET, { from: 'newsletter', id: ID }).replace(ID, `${ID}.${edition}`),
  ])
    expect(readUnsubscribeToken(SECRET, forged)).toBeNull()
})

test('a token is valid for its kind and account alone', () => {
  const token = unsubscribeToken(SECRET, { from: 'contact', id: ID })
  for (const forged of [
    token.replace('contact', 'newsletter'),
    token.replace(ID, ID.replace('0b', '1b')),
    `${token}x`,
    token.slice(0, -1),
    '',
    '..',
  ])
    expect(readUnsubscribeToken(SECRET, forged)).toBeNull()
  expect(readUnsubscribeToken('another secret, of more than 32 bytes', token)).toBeNull()
})
