import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STORED_UNITS } from '../quantities.ts'
import { DRAFTS_FORMAT, draftOf, withDraft, withoutDraft, type HealthDraft } from './draft.ts'
import { emptyForm } from './record-form.ts'

const NEW: HealthDraft = {
  userId: 'nora',
  record: null,
  form: {
    ...emptyForm(STORED_UNITS, '2026-11-20'),
    weight: '61,8',
    note: 'Tras correr',
    before: { weight: 61.8 },
    confirmed: ['weight:61.8'],
  },
}
const CHANGE: HealthDraft = {
  ...NEW,
  record: { id: 'r1', version: 3, base: { recordDate: '2026-11-03', note: '', weight: 62 } },
}

test('reading restores what was written', () => {
  const stored: unknown = JSON.parse(JSON.stringify(DRAFTS_FORMAT.write([NEW, CHANGE])))
  expect(DRAFTS_FORMAT.read(stored)).toEqual([NEW, CHANGE])
})

test('whatever is stored, it is read as drafts or as nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (item, anything) => {
      expect(DRAFTS_FORMAT.read({ version: 1, items: [item, null] })).toEqual([])
      expect(DRAFTS_FORMAT.read(anything)).toBeNull()
    }),
  )
})

type Json = Record<string, unknown>

test.each<[string, (draft: Json, form: Json) => void]>([
  ['a person', (draft) => delete draft['userId']],
  ['a form', (draft) => (draft['form'] = 'weight')],
  ['a text', (_, form) => (form['texts'] = { weight: 61.8 })],
  ['a measure', (_, form) => (form['texts'] = { mood: '5' })],
  ['a unit', (_, form) => (form['units'] = { ...STORED_UNITS, mass: 'stone' })],
  ['a stored value', (_, form) => (form['before'] = { weight: '61,8' })],
  ['an answer', (_, form) => (form['confirmed'] = [1])],
  ['the record', (draft) => (draft['record'] = { id: 'r1', version: 3 })],
])('a draft whose %s is not one is left out', (_what, spoil) => {
  const stored = JSON.parse(JSON.stringify(DRAFTS_FORMAT.write([NEW, CHANGE]))) as { items: Json[] }
  spoil(stored.items[1]!, stored.items[1]!['form'] as Json)
  expect(DRAFTS_FORMAT.read(stored)).toEqual([NEW])
})

test('a form of its own for each record, and one for the new one', () => {
  const newer = { ...NEW, form: { ...NEW.form, weight: '62' } }
  const all = withDraft(withDraft([NEW], CHANGE), newer)
  expect(draftOf(all, 'nora', null)).toEqual(newer)
  expect(draftOf(all, 'nora', 'r1')).toEqual(CHANGE)
  expect(withoutDraft(all, 'nora', null)).toEqual([CHANGE])
})

test('those of somebody else are not found, and stay', () => {
  expect(draftOf([NEW], 'julian', null)).toBeUndefined()
  expect(withDraft([NEW], { ...CHANGE, userId: 'julian' })).toHaveLength(2)
  expect(withoutDraft([NEW, CHANGE], 'julian', null)).toEqual([NEW, CHANGE])
})
