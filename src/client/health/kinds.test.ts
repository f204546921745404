import { expect, test } from 'vitest'
import { KINDS, kindsFor } from './kinds.ts'

test('the kinds of the fields that a person has put in front come first, each kind once', () => {
  const kinds = kindsFor({ frontFields: ['diastolicBp', 'systolicBp', 'waistCircumference'] })
  expect(kinds.slice(0, 3)).toEqual(['bloodPressure', 'waistCircumference', 'weight'])
  expect(kinds.toSorted()).toEqual(KINDS.toSorted())
})

test('without a choice they are in the order of tiles', () => {
  expect(kindsFor({ frontFields: null })).toEqual(KINDS)
})
