import { expect, test } from 'vitest'
import { EMPTY } from './form.ts'
import { isSame, merge } from './merge.ts'

const base = { ...EMPTY, url: 'a', 'name.es': 'Plancha', 'name.en': 'Plank' }

test('changes of different values are both kept, without a question', () => {
  const mine = { ...base, 'name.es': 'Tabla', isActive: false }
  const theirs = { ...base, 'name.en': 'Board', url: 'b' }
  expect(merge(base, mine, theirs)).toEqual({
    merged: { ...base, url: 'b', 'name.es': 'Tabla', 'name.en': 'Board', isActive: false },
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
  const theirs = { ...base }
  merge(base, { ...base, 'name.es': 'x' }, theirs)
  expect(isSame(theirs, base)).toBe(true)
  expect(isSame(theirs, { ...base, 'description.en': '.' })).toBe(false)
})
