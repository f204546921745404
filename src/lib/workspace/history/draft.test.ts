import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  draftOf,
  fits,
  HISTORY_DRAFTS_FORMAT,
  withDraft,
  withoutDraft,
  type HistoryDraft,
} from './draft.ts'
import { fieldsOf } from './form.ts'

const BASE = {
  current_injury: '',
  pain_level: '4',
  treatment_plan: '',
  session_notes: '',
  notes: '',
}
const DRAFT: HistoryDraft = {
  userId: 'leire',
  id: 'one-share',
  base: BASE,
  typed: { ...BASE, session_notes: 'Baja escaleras' },
}
const { read, write } = HISTORY_DRAFTS_FORMAT
const stored = (items: unknown[]) => ({ version: 1, items })

test('reads what was written', () => {
  expect(read(JSON.parse(JSON.stringify(write([DRAFT]))))).toEqual([DRAFT])
})

test.each([
  null,
  'texto',
  { ...DRAFT, userId: undefined },
  { ...DRAFT, id: 7 },
  { ...DRAFT, base: null },
  { ...DRAFT, typed: [] },
  { ...DRAFT, typed: { notes: 7 } },
  { ...DRAFT, typed: { weight: '70' } },
])('%j is none, and loses no other', (broken) => {
  expect(read(stored([broken, DRAFT]))).toEqual([DRAFT])
})

test('never throws, and gives nothing but drafts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (value, items) => {
      for (const drafts of [read(value), read(stored(items))]) {
        expect(drafts === null || drafts.every(({ typed }) => typeof typed === 'object')).toBe(true)
      }
    }),
  )
})

test('one draft for each client', () => {
  const other = { ...DRAFT, id: 'another-share' }
  const newer = { ...DRAFT, typed: BASE }
  const all = withDraft(withDraft([DRAFT], other), newer)
  expect(all).toEqual([other, newer])
  expect(draftOf(all, DRAFT)).toBe(newer)
  expect(withoutDraft(all, DRAFT)).toEqual([other])
})

test('another person finds nothing, and what they write removes it', () => {
  const stranger = { ...DRAFT, userId: 'iker' }
  expect(draftOf([DRAFT], stranger)).toBeUndefined()
  expect(withDraft([DRAFT], stranger)).toEqual([stranger])
  expect(withoutDraft([DRAFT], stranger)).toEqual([])
})

test('the oldest of many are given up', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ ...DRAFT, id: `share-${i}` }))
  const kept = many.reduce<HistoryDraft[]>(withDraft, [])
  expect(kept).toEqual(many.slice(-20))
})

test('a draft of another profession fits no form', () => {
  expect(fits(DRAFT, fieldsOf('physiotherapist'))).toBe(true)
  expect(fits(DRAFT, fieldsOf('trainer'))).toBe(false)
  expect(fits({ ...DRAFT, base: { notes: '' } }, fieldsOf('physiotherapist'))).toBe(false)
})
