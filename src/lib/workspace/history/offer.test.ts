import { expect, test } from 'vitest'
import { hasBoth, offerOf, take } from './offer.ts'

const NOTES = { field: 'notes', mine: 'Sin impacto.', theirs: 'Puede trotar.' } as const

test('texts begin with both, single values with mine', () => {
  expect(offerOf(NOTES)).toMatchObject({
    taken: 'both',
    texts: { both: 'Puede trotar. Sin impacto.' },
  })
  expect(offerOf({ field: 'pain_level', mine: '4', theirs: '6' })).toMatchObject({ taken: 'mine' })
})

test.each([
  [{ field: 'pain_level', mine: '4', theirs: '6' }],
  [{ field: 'last_update', mine: '2026-11-20', theirs: '2026-11-19' }],
  [{ field: 'notes', mine: '', theirs: 'Puede trotar.' }],
  [{ field: 'notes', mine: 'Sin impacto.', theirs: ' ' }],
] as const)('nobody can have both of %j', (conflict) => {
  expect(hasBoth(conflict)).toBe(false)
  expect(offerOf(conflict).taken).toBe('mine')
})

test('a correction is there again when its choice is taken back', () => {
  const theirs = take(offerOf(NOTES), 'Puede trotar, sin impacto.', 'theirs')
  expect(theirs.texts.theirs).toBe('Puede trotar.')
  const again = take(theirs, 'Puede trotar 10 minutos.', 'both')
  expect(again.texts.both).toBe('Puede trotar, sin impacto.')
  expect(again.texts.theirs).toBe('Puede trotar 10 minutos.')
  expect(again.texts.mine).toBe('Sin impacto.')
})
