import { expect, test } from 'vitest'
import { partAt, partsWithErrors, shownPart } from './parts.ts'

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

const wrong = { type: 'problem', message: 'required' }

test('what is wrong is in the part where it is edited, in the order of the index', () => {
  const errors = {
    professional: { isFindableByEmail: wrong },
    basics: { phone: wrong, displayName: wrong },
  }
  expect(partsWithErrors('trainer', errors)).toEqual(['public', 'data', 'privacy'])
  expect(partsWithErrors('athlete', { basics: { displayName: wrong } })).toEqual(['data'])
  expect(partsWithErrors('trainer', { language: wrong })).toEqual(['privacy'])
  expect(partsWithErrors('trainer', { person: { birthDate: wrong } })).toEqual(['data'])
})
