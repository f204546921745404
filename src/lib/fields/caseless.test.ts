import { expect, test } from 'vitest'
import { caseless, onceEach } from './caseless.ts'
import { TextSet } from './text-set.ts'

test.each([
  ['NSCA', 'nsca', true],
  ['TÉCNICO', 'técnico', true],
  ['técnico', 'te\u0301cnico', true],
  ['técnico', 'tecnico', false],
])('%j and %j are one: %s', (one, other, expected) => {
  expect(caseless(one) === caseless(other)).toBe(expected)
})

test('texts are kept once, in their order, in the preferred spelling', () => {
  const texts = ['NSCA', 'CSCS', 'cscs', 'Cscs']
  expect(onceEach(texts)).toEqual(['NSCA', 'CSCS'])
  expect(onceEach(texts, ['cscs'])).toEqual(['NSCA', 'cscs'])
})

test('a list of texts refuses one that differs from another in case alone', () => {
  expect(TextSet.safeParse(['NSCA', 'CSCS']).success).toBe(true)
  const { error } = TextSet.safeParse(['NSCA', 'CSCS', 'nsca'])
  expect(error?.issues).toMatchObject([{ path: [2], message: 'duplicate' }])
})
