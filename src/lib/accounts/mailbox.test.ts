import { expect, test } from 'vitest'
import { isSameMailbox, isTagged, mailboxOf } from './mailbox.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['ana.gil@example.com', 'ana.gil@example.com'],
  ['ana.gil+x@gmail.com', 'anagil@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is counted as the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  ['ana@example.com', 'ana@example.com', true],
  ['ana@example.com', 'ana+x@example.com', false],
  ['ana@outlook.com', 'ana+x@outlook.com', false],
  ['ana@gmail.com', 'ana+x@gmail.com', true],
  ['a.na+y@gmail.com', 'ana+x@googlemail.com', true],
  ['ana@gmail.com', 'eva@gmail.com', false],
  ['ana@gmail.com', 'ana@example.com', false],
])('%s and %s are known to be read by one person: %s', (a, b, isSame) => {
  expect([isSameMailbox(a, b), isSameMailbox(b, a)]).toEqual([isSame, isSame])
})

test.each([
  ['ana@example.com', false],
  ['ana+x@example.com', true],
  ['ana+@example.com', true],
  ['+ana@example.com', false],
])('%s has a tag: %s', (email, has) => {
  expect(isTagged(email)).toBe(has)
})
