import { expect, test } from 'vitest'
import { avatarUrl, DEFAULT_FOCUS, dressMark, pictureOf, smallPicture } from './avatar-url.ts'

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

test.each([
  ['', 'photo', DEFAULT_FOCUS],
  ['#cut', 'cut', DEFAULT_FOCUS],
  ['#focus=52,20', 'photo', { x: 52, y: 20 }],
  ['#focus=0,100', 'photo', { x: 0, y: 100 }],
  ['#focus=a,b', 'photo', DEFAULT_FOCUS],
  ['#anything', 'photo', DEFAULT_FOCUS],
])('a picture marked "%s" is a %s', (mark, dress, focus) => {
  const src = '/avatars/0b5c/avatar.webp?v=x_-9'
  expect(pictureOf(`${src}${mark}`)).toEqual({ src, dress, focus })
})

test('a mark reads as it was written, and stays with the small version', () => {
  const focus = { x: 48, y: 17 }
  const url = `/avatars/0b5c/avatar.webp?v=1${dressMark({ dress: 'photo', focus })}`
  expect(pictureOf(smallPicture(url))).toMatchObject({ dress: 'photo', focus })
  expect(dressMark({ dress: 'cut', focus })).toBe('#cut')
})
