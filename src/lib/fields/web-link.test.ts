import { expect, test } from 'vitest'
import { webLink, WebLink } from './web-link.ts'

test.each([
  ['https://example.org', 'https://example.org/'],
  [' https://example.org/ñ?a=1#b ', 'https://example.org/%C3%B1?a=1#b'],
  ['HTTPS://Example.org/A', 'https://example.org/A'],
])('%j is a valid link', (given, link) => {
  expect(webLink(given)).toBe(link)
})

test.each([
  null,
  '',
  'example.org',
  '/path',
  '//example.org',
  'http://example.org',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org',
  'https://',
  'https://bank.example@evil.example',
  'https://user:password@example.org',
])('%j is not a valid link', (given) => {
  expect(webLink(given)).toBeNull()
})

test('the length limit applies to the encoded link', () => {
  const problem = (url: string) => WebLink.safeParse(url).error?.issues[0]?.message
  const given = `https://example.org/${'ñ'.repeat(47)}`
  expect(webLink(given)).toHaveLength(302)
  expect(problem(given)).toBe('too_long')
  expect(problem(given.slice(0, -1))).toBeUndefined()
})
