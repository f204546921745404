import { expect, test } from 'vitest'
import { isLike } from './is-like.ts'

const FORM = { name: 'Ana', agrees: false, tags: ['yoga'], place: { city: '' } }

test.each<[string, unknown]>([
  ['itself', FORM],
  ['other values', { name: '', agrees: true, tags: [], place: { city: 'Lugo' } }],
  ['a longer list', { ...FORM, tags: ['a', 'b'] }],
])('%s has the same fields', (_, value) => {
  expect(isLike(FORM, value)).toBe(true)
})

test.each<[string, unknown]>([
  ['a field more', { ...FORM, height: '175' }],
  ['a field less', { name: 'Ana', agrees: false, tags: [] }],
  ['another kind of value', { ...FORM, name: 7 }],
  ['another kind of item', { ...FORM, tags: [7] }],
  ['a list in the place of an object', { ...FORM, place: [] }],
  ['nothing', null],
])('%s is another form', (_, value) => {
  expect(isLike(FORM, value)).toBe(false)
})
