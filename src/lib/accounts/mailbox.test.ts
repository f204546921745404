import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['ana.gil@example.com', 'ana.gil@example.com'],
  ['ana.gil+x@gmail.com', 'anagil@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is delivered to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
