import { expect, test } from 'vitest'
import { functionMatcher } from './functions.ts'

const answers = (config: object, path: string, method = 'GET') =>
  functionMatcher(config)(new Request(`https://example.com${path}`, { method }))

test.each([
  [{ path: '/api/status' }, '/api/status', true],
  [{ path: '/api/status' }, '/api/status/x', false],
  [{ path: ['/api/a', '/api/a/*'] }, '/api/a/1/2?q=/api/b', true],
  [{ path: '/api/*', excludedPath: ['/api/a', '/api/a/*'] }, '/api/a/1', false],
  [{ path: '/api/*', excludedPath: '/api/a' }, '/api/b', true],
  [{ path: '/api/:id' }, '/api/7', true],
  [{}, '/api/a', false],
])('%j for %s: %s', (config, path, expected) => {
  expect(answers(config, path)).toBe(expected)
})

test('a function with methods only handles those', () => {
  expect(answers({ path: '/x', method: ['POST'] }, '/x', 'POST')).toBe(true)
  expect(answers({ path: '/x', method: 'POST' }, '/x')).toBe(false)
})
