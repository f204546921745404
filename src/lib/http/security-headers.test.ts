import { expect, test } from 'vitest'
import { pagePolicy, SECURITY_HEADERS } from './security-headers.ts'

test('a page may not be framed, whatever its own policy says', () => {
  expect(pagePolicy("default-src 'none'; frame-ancestors https://example.com;")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('header values are printable ASCII on one line', () => {
  for (const value of Object.values(SECURITY_HEADERS)) expect(value).toMatch(/^[\x20-\x7e]+$/)
})
