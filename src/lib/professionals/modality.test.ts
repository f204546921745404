import { expect, test } from 'vitest'
import { MODALITIES, MODALITIES_MATCHING, readModality } from './modality.ts'

test.each([
  ['online', 'online'],
  ['Online', 'online'],
  ['in-person', 'in-person'],
  ['inPerson', 'in-person'],
  ['in_person', 'in-person'],
  ['presencial', 'in-person'],
  ['both', 'both'],
  ['ambas', 'both'],
  ['ambos', 'both'],
  ['hybrid', 'both'],
  ['Híbrido', 'both'],
  ['híbrida', 'both'],
  ['remoto', undefined],
  ['', undefined],
])('%j reads as %j', (text, modality) => {
  expect(readModality(text)).toBe(modality)
})

test.each([
  ['online', ['online', 'both']],
  ['in-person', ['in-person', 'both']],
  ['both', ['both']],
] as const)('a filter for %s matches %j', (filter, found) => {
  expect(MODALITIES_MATCHING[filter]).toEqual(found)
})

test('every modality is matched by a filter', () => {
  for (const modality of MODALITIES) expect(MODALITIES_MATCHING[modality]).toContain(modality)
})
