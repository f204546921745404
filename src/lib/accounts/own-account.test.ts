import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProfessionalId } from '#lib/ids.ts'
import { ownAccount, readOwnAccount } from './own-account.ts'

const LUCIA = {
  role: 'trainer',
  email: 'lucia@example.com',
  avatarUrl: '/avatars/1/avatar.webp',
  professionalId: ProfessionalId.parse('60b1ab76-0000-4000-8000-000000000001'),
  basics: { displayName: 'Lucía Reyes' },
} as const

test('is the role, the name, the picture and the profile', () => {
  const account = ownAccount(LUCIA)
  expect(account).toEqual({
    role: 'trainer',
    name: 'Lucía Reyes',
    avatarUrl: '/avatars/1/avatar.webp',
    professionalId: LUCIA.professionalId,
  })
  expect(readOwnAccount(JSON.parse(JSON.stringify(account)))).toEqual(account)
  expect(ownAccount({ ...LUCIA, basics: { displayName: null } }).name).toBe('lucia')
})

test.each(['//elsewhere.example/a.webp', 'https://elsewhere.example/a.webp', 7])(
  'a stored picture %j is none of this site',
  (avatarUrl) => {
    expect(readOwnAccount({ ...ownAccount(LUCIA), avatarUrl })?.avatarUrl).toBeNull()
  },
)

test('what is not an account reads as none', () => {
  expect(readOwnAccount({ role: 'owner', name: 'Eva' })).toBeNull()
  fc.assert(fc.property(fc.jsonValue(), (value) => readOwnAccount(value) === null))
})
