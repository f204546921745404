import { expect, test } from 'vitest'
import type { ArticleEdit } from './fields.ts'
import { isSameEdit, mergeEdits } from './merge.ts'

const BASE: ArticleEdit = {
  title: 'Uno',
  excerpt: 'Resumen',
  content: 'Texto',
  tags: ['sleep'],
  isFeatured: false,
  cover: null,
  coverAlt: '',
  translation: null,
}

test('what only one of two editors changed is taken from that one', () => {
  const mine = { ...BASE, title: 'Mío' }
  const theirs = { ...BASE, tags: ['training' as const], isFeatured: true }
  expect(mergeEdits({ base: BASE, mine, theirs })).toEqual({
    merged: { ...BASE, title: 'Mío', tags: ['training'], isFeatured: true },
    conflicts: [],
  })
})

test('what both changed differently stays as typed, and is named', () => {
  const mine = { ...BASE, title: 'Mío', content: 'Igual' }
  const theirs = { ...BASE, title: 'Suyo', content: 'Igual', excerpt: 'Otro' }
  expect(mergeEdits({ base: BASE, mine, theirs })).toEqual({
    merged: { ...mine, excerpt: 'Otro' },
    conflicts: ['title'],
  })
})

test('without knowing the beginning, every difference is asked about', () => {
  const mine = { ...BASE, title: 'Mío' }
  expect(mergeEdits({ base: null, mine, theirs: { ...BASE, tags: [] } })).toEqual({
    merged: mine,
    conflicts: ['title', 'tags'],
  })
})

test('the same is the same, however it was made', () => {
  expect(isSameEdit(BASE, structuredClone(BASE))).toBe(true)
  expect(isSameEdit(BASE, { ...BASE, tags: [] })).toBe(false)
})
