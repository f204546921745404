import { expect, test } from 'vitest'
import { partAt, partsWithProblems, shownPart } from './profile-parts.ts'

test.each([
  ['/profile', '', 'public'],
  ['/en/profile', '', 'public'],
  ['/en/profile/security', '', 'security'],
  ['/profile', '#requests', 'data'],
  ['/profile', '#mails', 'privacy'],
  ['/profile/data', '#verification', 'public'],
  ['/profile/data', '#unknown', 'data'],
])('%s%s leads to %s', (pathname, hash, part) => {
  expect(partAt({ pathname, hash })).toBe(part)
})

test('only professionals have a public part; the others begin with their details', () => {
  expect(shownPart('trainer', 'public')).toBe('public')
  expect(shownPart('athlete', 'public')).toBe('data')
  expect(shownPart('admin', 'privacy')).toBe('privacy')
})

test('what is wrong is in the part where it is edited, in the order of the index', () => {
  const problems = { isFindableByEmail: 'invalid', phone: 'invalid_phone', displayName: 'required' }
  expect(partsWithProblems('trainer', problems)).toEqual(['public', 'data', 'privacy'])
  expect(partsWithProblems('athlete', { displayName: 'required' })).toEqual(['data'])
  expect(partsWithProblems('trainer', { language: 'invalid' })).toEqual(['privacy'])
  expect(partsWithProblems('trainer', { birthDate: 'invalid_date' })).toEqual(['data'])
})
