import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import {
  COMPARED_MAX,
  comparedAfter,
  isSaved,
  readSavedMark,
  SHORTLIST_FORMAT,
  SHORTLIST_MAX,
  withoutSaved,
  withSaved,
  type Saved,
} from './shortlist.ts'
import { savedMark } from './saved-mark.ts'

const saved = fc.record({ id: fc.uuid(), type: fc.constantFrom(...PROFESSIONAL_TYPES) })
const shortlist = fc.uniqueArray(saved, { maxLength: SHORTLIST_MAX, selector: ({ id }) => id })

const stored = fc.oneof(
  fc.jsonValue(),
  fc.record({
    version: fc.constantFrom<unknown>(1, 1, 1, 2, '1'),
    items: fc.oneof(
      fc.array(fc.oneof<fc.Arbitrary<unknown>[]>(saved, saved, fc.jsonValue()), { maxLength: 30 }),
      fc.jsonValue(),
    ),
  }),
)

test('any stored JSON reads as a valid list or as none', () => {
  fc.assert(
    fc.property(stored, (json) => {
      const read = SHORTLIST_FORMAT.read(json)
      if (read === null) return
      expect(read.length).toBeLessThanOrEqual(SHORTLIST_MAX)
      expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
      for (const item of read) {
        expect(Object.keys(item).toSorted()).toEqual(['id', 'type'])
        expect(readSavedMark(savedMark(item))).toEqual(item)
      }
      expect(SHORTLIST_FORMAT.read(SHORTLIST_FORMAT.write(read))).toEqual(read)
    }),
  )
})

test('saving puts somebody last, once, and never beyond twelve', () => {
  fc.assert(
    fc.property(shortlist, saved, (all, one) => {
      const after = withSaved(all, one)
      if (isSaved(all, one.id)) expect(after).toBe(all)
      else if (all.length === SHORTLIST_MAX) expect(after).toBeNull()
      else expect(after).toEqual([...all, one])
    }),
  )
})

test('removing undoes saving and touches nobody else', () => {
  fc.assert(
    fc.property(shortlist, saved, (all, one) => {
      const others = withoutSaved(all, one.id)
      expect(isSaved(others, one.id)).toBe(false)
      expect(withoutSaved(withSaved(others, one) ?? others, one.id)).toEqual(others)
    }),
  )
})

test('a full list says so', () => {
  const full = Array.from({ length: SHORTLIST_MAX }, (_, n): Saved => ({
    id: `0b6e2c62-9f7a-4d3c-8a51-${String(n).padStart(12, '0')}`,
    type: 'trainer',
  }))
  const one: Saved = { id: '1b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11', type: 'nutritionist' }
  expect(withSaved(full, one)).toBeNull()
  expect(withSaved(full, full[3]!)).toBe(full)
  expect(withSaved(withoutSaved(full, full[0]!.id), one)).toHaveLength(SHORTLIST_MAX)
})

test('three are compared at most; a fourth replaces the first', () => {
  let compared: readonly string[] = []
  for (const id of ['a', 'b', 'c', 'd']) compared = comparedAfter(compared, id)
  expect(compared).toEqual(['b', 'c', 'd'])
  expect(compared).toHaveLength(COMPARED_MAX)
  expect(comparedAfter(compared, 'c')).toEqual(['b', 'd'])
})

test.each([
  undefined,
  '',
  'trainer',
  'coach/0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  'trainer/../../x',
])('the mark %j names nobody', (mark) => {
  expect(readSavedMark(mark)).toBeNull()
})
