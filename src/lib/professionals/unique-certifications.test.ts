import { expect, test } from 'vitest'
import { uniqueCertifications } from './unique-certifications.ts'

test.each([
  ['the first of those that differ in case alone', ['CSCS', 'NSCA', 'cscs'], [], ['CSCS', 'NSCA']],
  [
    'the checked one of them, in the same place',
    ['cscs', 'NSCA', 'CSCS'],
    ['CSCS'],
    ['CSCS', 'NSCA'],
  ],
  [
    'one text of letters that are composed in two ways',
    ['Nutrición', 'Nutricio\u0301n'],
    [],
    ['Nutrición'],
  ],
  ['what differs in more', ['Máster', 'Master'], [], ['Máster', 'Master']],
])('shows %s', (_, certifications, checked, shown) => {
  expect(uniqueCertifications(certifications, (text) => checked.includes(text as never))).toEqual(
    shown,
  )
})
