import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuthorizationId } from '#lib/ids.ts'
import { readSendingDraft } from './draft.ts'
import { emptyRow } from './row.ts'
import type { Sending } from './sending.ts'

const DRAFT: Sending = {
  clients: [
    {
      id: 'b1d1f1c2-0000-4000-8000-000000000001' as AuthorizationId,
      name: 'Nora',
      avatarUrl: null,
    },
  ],
  title: 'Seguimiento',
  rows: [{ ...emptyRow(1, '¿Duele?'), type: 'one', options: ['Sí', ''] }],
  dueOn: '',
  isWeekly: true,
  until: '2026-12-18',
}

test('reads what was written', () => {
  expect(readSendingDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT)
})

test.each([
  undefined,
  {},
  { ...DRAFT, title: 1 },
  { ...DRAFT, clients: [{ id: 'nobody', name: null, avatarUrl: null }] },
  { ...DRAFT, rows: [{ ...DRAFT.rows[0], type: 'song' }] },
  { ...DRAFT, rows: [DRAFT.rows[0], DRAFT.rows[0]] },
])('%j is none', (stored) => {
  expect(readSendingDraft(stored)).toBeNull()
})

test('any JSON is read without an error', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => readSendingDraft(value) === null))
})
