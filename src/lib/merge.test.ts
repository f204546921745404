import { expect, test } from 'vitest'
import { isSameIn, mergeFields } from './merge.ts'

const NAMES = ['title', 'text', 'tags'] as const
const BASE = { title: 'Uno', text: 'Texto', tags: ['sleep'] }

test('what only one of two changed is taken from that one', () => {
  const versions = {
    base: BASE,
    mine: { ...BASE, title: 'Mío' },
    theirs: { ...BASE, tags: ['training'] },
  }
  expect(mergeFields(NAMES, versions)).toEqual({
    merged: { ...BASE, title: 'Mío', tags: ['training'] },
    conflicts: [],
  })
})

test('what both changed differently stays as typed, and is named; what both changed alike is no question', () => {
  const mine = { ...BASE, title: 'Mío', text: 'Igual' }
  const theirs = { title: 'Suyo', text: 'Igual', tags: [] }
  expect(mergeFields(NAMES, { base: BASE, mine, theirs })).toEqual({
    merged: { ...mine, tags: [] },
    conflicts: ['title'],
  })
})

test('without knowing the beginning, every difference is asked about', () => {
  const mine = { ...BASE, title: 'Mío' }
  expect(mergeFields(NAMES, { base: null, mine, theirs: { ...BASE, tags: [] } })).toEqual({
    merged: mine,
    conflicts: ['title', 'tags'],
  })
})

test('the same is the same, however it was made', () => {
  expect(isSameIn(NAMES, BASE, structuredClone(BASE))).toBe(true)
  expect(isSameIn(NAMES, BASE, { ...BASE, tags: [] })).toBe(false)
})
