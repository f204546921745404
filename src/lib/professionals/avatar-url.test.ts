import { expect, test } from 'vitest'
import { avatarUrl, smallPicture } from './avatar-url.ts'

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

test.each([
  ['/avatars/0b5c/avatar.webp?v=x_-9', '/avatars/0b5c/avatar.webp?size=small&v=x_-9'],
  ['/avatars/0b5c/avatar.webp', '/avatars/0b5c/avatar.webp?size=small&'],
  ['/demo/avatars/a.webp', '/demo/avatars/small/a.webp'],
  ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
  ['blob:http://localhost/1', 'blob:http://localhost/1'],
])('the small version of %s is %s', (url, small) => {
  expect(smallPicture(url)).toBe(small)
})
