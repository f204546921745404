import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKeptAnswers } from './kept-answers.ts'

const KEPT = {
  userId: 'nora',
  id: 'a-questionnaire',
  form: ['En la rodilla', '', ['Correr', 'Nadar'], []],
}

test('reads what was written', () => {
  expect(readKeptAnswers(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT)
})

test.each([
  null,
  'texto',
  [],
  {},
  { userId: 'nora', id: 1, form: [] },
  { id: 'a', form: [] },
  { userId: 'nora', id: 'a' },
  { userId: 'nora', id: 'a', form: [1] },
  { userId: 'nora', id: 'a', form: [['x', null]] },
])('%j is none', (stored) => {
  expect(readKeptAnswers(stored)).toBeNull()
})

test('never throws, and gives nothing but answers', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const read = readKeptAnswers(stored)
      expect(read === null || Array.isArray(read.form)).toBe(true)
    }),
  )
})
