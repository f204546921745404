import { expect, test } from 'vitest'
import { isList } from './refresh.ts'

test.each([
  '/api/workspace/attention',
  '/api/workspace/clients?state=active&page=2',
  '/api/workspace/questionnaires?status=pending',
])('%s is read anew after a change', (address) => {
  expect(isList(address)).toBe(true)
})

test.each([
  '/api/workspace/questionnaires/0f0e1c52-0000-4000-8000-000000000000',
  '/api/workspace/clients/0f0e1c52-0000-4000-8000-000000000000/records?limit=10',
  '/api/workspace/clients/0f0e1c52-0000-4000-8000-000000000000/history',
])('%s is not: each read of it is in a client’s log', (address) => {
  expect(isList(address)).toBe(false)
})
