import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProfessionalId } from '#lib/ids.ts'
import { isToSame, readContactDraft, toMessage, type ContactDraft } from './draft.ts'
import { WaitingMessage } from './message-fields.ts'

const ALBA = {
  id: ProfessionalId.parse('60b1ab76-0000-4000-8000-000000000001'),
  type: 'trainer' as const,
  name: 'Alba Nieto',
}
const LEO = { ...ALBA, id: ProfessionalId.parse('60b1ab76-0000-4000-8000-000000000002') }
const draft: ContactDraft = {
  to: [ALBA],
  name: 'Nora',
  phone: '',
  message: 'Nunca he pisado un gimnasio.',
  objectives: { trainer: 'strength' },
}

test('a draft is read as it was kept', () => {
  expect(readContactDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('nothing that a browser may hold throws, and what is read can be read again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const read = readContactDraft(stored)
      if (read) expect(readContactDraft(read)).toEqual(read)
    }),
  )
})

test.each([
  ['no recipient', { ...draft, to: [] }],
  ['a recipient without an id', { ...draft, to: [{ ...ALBA, id: 'alba' }] }],
  ['another type of text', { ...draft, message: 5 }],
])('%s is no draft', (_, stored) => {
  expect(readContactDraft(stored)).toBeNull()
})

test('an objective of another profession is dropped', () => {
  const stored = { ...draft, objectives: { trainer: 'sports_nutrition', admin: 'strength' } }
  expect(readContactDraft(stored)?.objectives).toEqual({})
})

test('a complete draft is a message for the server, without empty phone', () => {
  expect(WaitingMessage.parse(toMessage(draft))).toEqual({
    name: 'Nora',
    phone: null,
    message: draft.message,
    to: [{ id: ALBA.id, objective: 'strength' }],
  })
  expect(WaitingMessage.safeParse(toMessage({ ...draft, objectives: {} })).success).toBe(false)
})

test('drafts are compared by whom they go to, in any order', () => {
  expect(isToSame([ALBA, LEO], [LEO, ALBA])).toBe(true)
  expect(isToSame([ALBA], [LEO])).toBe(false)
  expect(isToSame([ALBA], [ALBA, LEO])).toBe(false)
})
