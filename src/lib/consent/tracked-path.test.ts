import { expect, test } from 'vitest'
import type { CookieChoice } from './choice.ts'
import { COOKIE_REVISION } from './revision.ts'
import { trackedPath } from './tracked-path.ts'

const YES: CookieChoice = {
  necessary: true,
  analytics: true,
  personalization: false,
  revision: COOKIE_REVISION,
  at: '2026-11-22T08:00:00.000Z',
  browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  recorded: true,
}

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/trainers', '/trainers'],
  ['/en/trainers/', '/trainers'],
  ['/tools/bmi', '/tools/bmi'],
  // Only the words themselves are private.
  ['/healthy-habits', '/healthy-habits'],
])('%s is counted as %s', (pathname, path) => {
  expect(trackedPath(pathname, YES)).toBe(path)
})

test.each([
  '/health',
  '/health/',
  '/en/health',
  '/HEALTH',
  '//health',
  '/%68ealth',
  '/health/history/weight',
  '/profile',
  '/en/profile',
  '/professional-clients',
  '/professional-clients/0b6e2c62',
  '/professional-dashboard',
  '/professional-dashboard',
  '/en/professional-anything',
  '/admspace',
  '/en/admspace/users',
  '/admin/videos',
  '/auth',
  '/reset-password',
])('%s is never counted', (pathname) => {
  expect(trackedPath(pathname, YES)).toBeNull()
})

test.each([
  ['no choice', null],
  ['a refusal', { ...YES, analytics: false }],
  ['consent to an older policy', { ...YES, revision: COOKIE_REVISION - 1 }],
])('%s counts nothing', (_, choice) => {
  expect(trackedPath('/trainers', choice)).toBeNull()
})
