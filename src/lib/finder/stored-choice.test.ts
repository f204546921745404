import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFinderChoice } from './stored-choice.ts'

test.each([
  [{ professional: 'trainer' }, { professional: 'trainer' }],
  [
    { professional: 'trainer', modality: 'both', country: 'ES', city: 'es-valencia' },
    { professional: 'trainer', modality: 'both', country: 'ES', city: 'es-valencia' },
  ],
  [
    { professional: 'trainer', modality: 'online', need: 'rodilla' },
    { professional: 'trainer', modality: 'online', need: 'rodilla' },
  ],
  [{ professional: 'trainer', need: 'x'.repeat(81) }, { professional: 'trainer' }],
  // As when it was answered: online needs no place, and a city no answer without its country.
  [
    { professional: 'trainer', modality: 'online', country: 'ES', city: 'es-valencia' },
    { professional: 'trainer', modality: 'online' },
  ],
  [{ professional: 'trainer', city: 'es-valencia' }, { professional: 'trainer' }],
  [{ professional: 'trainer', modality: 'by post' }, { professional: 'trainer' }],
  [{ professional: 'athlete' }, null],
  [{ modality: 'online' }, null],
  ['trainer', null],
  [null, null],
])('%j is read as %j', (stored, choice) => {
  expect(readFinderChoice(stored)).toEqual(choice)
})

test('what a tab kept is read back, and nothing breaks it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const choice = readFinderChoice(stored)
      expect(readFinderChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
    }),
  )
})
