import { expect, test } from 'vitest'
import { isOfCall } from './is-of-call.ts'

const LIST = { path: '/api/admin/messages' } as const
const ONE = { path: '/api/admin/messages/:id' } as const

test('a list is meant with every filter and page, and what it lists is not', () => {
  expect(isOfCall('/api/admin/messages', LIST)).toBe(true)
  expect(isOfCall('/api/admin/messages?state=open&after=1', LIST)).toBe(true)
  expect(isOfCall('/api/admin/messages/7', LIST)).toBe(false)
  expect(isOfCall('/api/admin/messages.csv', LIST)).toBe(false)
})

test('a call with parameters is meant for any of their values', () => {
  expect(isOfCall('/api/admin/messages/7', ONE)).toBe(true)
  expect(isOfCall('/api/admin/messages/7?locale=es', ONE)).toBe(true)
  expect(isOfCall('/api/admin/messages', ONE)).toBe(false)
  expect(isOfCall('/api/admin/messages/7/answer', ONE)).toBe(false)
})
