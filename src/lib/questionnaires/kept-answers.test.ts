import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKeptAnswers } from './kept-answers.ts'

const KEPT = { id: 'a-questionnaire', form: ['En la rodilla', '', ['Correr', 'Nadar'], []] }

test('reads what was written', () => {
  expect(readKeptAnswers(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT)
})

test.each([
  null,
  'texto',
  [],
  {},
  { id: 1, form: [] },
  { id: 'a' },
  { id: 'a', form: [1] },
  { id: 'a', form: [['x', null]] },
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
