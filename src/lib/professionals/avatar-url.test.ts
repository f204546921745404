import { expect, test } from 'vitest'
import { avatarUrl } from './avatar-url.ts'

test.each([
  [null, null],
  ['', null],
  ['https://example.org/a.png', null],
  ['HTTPS://example.org/a.png', null],
  ['http://example.org/a.png', null],
  ['HTTP://example.org/a.png', null],
  ['//example.org/a.png', null],
  ['/\\example.org/a.png', null],
  ['/demo/avatars/a.webp', '/demo/avatars/a.webp'],
  ['0b5c/avatar.webp', '/avatars/0b5c/avatar.webp'],
  ['/avatars/0b5c/avatar.webp?v=x_-9', '/avatars/0b5c/avatar.webp?v=x_-9'],
  ['httpfolder/avatar.webp', '/avatars/httpfolder/avatar.webp'],
  ['javascript:alert(1)', '/avatars/javascript:alert(1)'],
  ['data:image/png,x', '/avatars/data:image/png,x'],
])('%s becomes %s', (stored, url) => {
  expect(avatarUrl(stored)).toBe(url)
})
