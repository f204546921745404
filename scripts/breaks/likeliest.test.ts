import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'

test('tests named like the place of a fault come first, the others in their order', () => {
  const tests = [
    'tests/integration/account-delete.test.ts',
    'tests/integration/health-records.test.ts',
    'tests/integration/health-access.test.ts',
    'tests/integration/sign-in.test.ts',
  ]
  expect(likeliest('db/queries/health/access-log.ts', tests)).toEqual([
    'tests/integration/health-access.test.ts',
    'tests/integration/health-records.test.ts',
    'tests/integration/account-delete.test.ts',
    'tests/integration/sign-in.test.ts',
  ])
  expect(likeliest('src/server/sessions.ts', ['tests/a.test.ts', 'tests/session.test.ts'])).toEqual(
    ['tests/session.test.ts', 'tests/a.test.ts'],
  )
})
