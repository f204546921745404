import { expect, test } from 'vitest'
import { frontFields } from './front-fields.ts'

test('without a choice, what most people measure at home', () => {
  expect(frontFields({ frontFields: null })).toEqual([
    'weight',
    'height',
    'waistCircumference',
    'systolicBp',
    'diastolicBp',
    'restingHeartRate',
  ])
})

test('a choice stands in the order of the form, whatever the order of choosing', () => {
  expect(frontFields({ frontFields: ['hba1c', 'fastingGlucose', 'weight'] })).toEqual([
    'weight',
    'fastingGlucose',
    'hba1c',
  ])
})

test.each(['systolicBp', 'diastolicBp'] as const)('%s brings the other figure', (half) => {
  expect(frontFields({ frontFields: [half] })).toEqual(['systolicBp', 'diastolicBp'])
})
