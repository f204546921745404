import { expect, test } from 'vitest'
import { peopleOf } from './people.ts'

const authorization = (name: string, state = 'active') => ({
  professional: { professionalId: name, type: 'trainer', name, avatarUrl: null },
  state,
})
const asked = (professionalName: string, isOpen: boolean) => ({
  professionalName,
  professionalType: 'trainer',
  isOpen,
})
const written = (name: string, answeredAt: string | null) => ({
  box: 'sent',
  to: { professionalId: name, professionalType: 'trainer', name, avatarUrl: null },
  answeredAt,
})
const saved = (name: string) => ({ id: name, type: 'trainer', name, avatarUrl: null })

type Given = {
  authorizations?: object[]
  questionnaires?: object[]
  contacts?: object[]
  saved?: object[]
}
const told = (given: Given) =>
  peopleOf({
    authorizations: [],
    questionnaires: [],
    contacts: [],
    saved: [],
    ...given,
  } as never).map(({ name, how }) => `${name} ${how}`)

test('who asks comes first, then who answered, who sees, who was written to and who was saved; three at most', () => {
  const given = {
    authorizations: [authorization('Iker'), authorization('Leire')],
    questionnaires: [asked('Leire', true), asked('Iker', false)],
    contacts: [written('Rocío', null), written('Alba', '2026-11-21T10:00:00.000Z')],
    saved: [saved('Nerea')],
  }
  expect(told(given)).toEqual(['Leire asks', 'Alba answered', 'Iker sees'])
  expect(told({ ...given, authorizations: [] })).toEqual([
    'Alba answered',
    'Rocío written',
    'Nerea saved',
  ])
})

test('everybody stands there once, with what says most', () => {
  const given = {
    authorizations: [authorization('Leire')],
    contacts: [written('Leire', null)],
    saved: [saved('Leire')],
  }
  expect(told(given)).toEqual(['Leire sees'])
})

test('a share that has ended, and a message that was received, are of nobody whom they know', () => {
  expect(told({ authorizations: [authorization('Leire', 'revoked')] })).toEqual([])
  expect(told({ contacts: [{ box: 'received', from: { name: 'Marta' } }] })).toEqual([])
})
