import { expect, test } from 'vitest'
import { accountName } from './account-name.ts'

test.each([
  ['Lucía Reyes', 'lucia@example.com', 'Lucía Reyes'],
  [null, 'lucia.reyes@example.com', 'lucia.reyes'],
  ['  ', 'lucia@example.com', 'lucia'],
  [null, '', ''],
])('%j with %j is called %j', (displayName, email, name) => {
  expect(accountName(displayName, email)).toBe(name)
})
