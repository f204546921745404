import { expect, test } from 'vitest'
import { EMPTY } from './form.ts'
import { isSame, merge } from './merge.ts'

const base = { ...EMPTY, url: 'a', name: { es: 'Plancha', en: 'Plank' } }

test('changes of different values are both kept, without a question', () => {
  const mine = { ...base, name: { es: 'Tabla', en: 'Plank' }, isActive: false }
  const theirs = { ...base, name: { es: 'Plancha', en: 'Board' }, url: 'b' }
  expect(merge(base, mine, theirs)).toEqual({
    merged: { ...base, url: 'b', name: { es: 'Tabla', en: 'Board' }, isActive: false },
    conflicts: [],
  })
})

test('the same value changed to the same is no question, to another one it is', () => {
  const mine = { ...base, channel: 'HSS', needsGuidance: true }
  const theirs = { ...base, channel: 'NHS', needsGuidance: true }
  expect(merge(base, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [{ field: 'channel', mine: 'HSS', theirs: 'NHS' }],
  })
})

test('what was merged from is left as it was', () => {
  const theirs = structuredClone(base)
  merge(base, { ...base, name: { es: 'x', en: 'y' } }, theirs)
  expect(theirs).toEqual(base)
  expect(isSame(theirs, base)).toBe(true)
  expect(isSame(theirs, { ...base, description: { es: '', en: '.' } })).toBe(false)
})
