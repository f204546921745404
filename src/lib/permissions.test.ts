import { expect, test } from 'vitest'
import { ROLES, type Role } from './accounts/roles.ts'
import { VISITOR, type SignedIn } from './actor.ts'
import { SessionId, UserId } from './ids.ts'
import { can, isOpenTo, type Action } from './permissions.ts'

const ME = UserId.parse('00000000-0000-4000-8000-000000000001')
const SOMEBODY_ELSE = UserId.parse('00000000-0000-4000-8000-000000000002')
const SESSION = SessionId.parse('00000000-0000-4000-8000-000000000003')
const as = (role: Role): SignedIn => ({
  kind: 'signed-in',
  userId: ME,
  role,
  sessionId: SESSION,
})

type OwnAction = Exclude<
  Action,
  | 'contact-professional'
  | 'write-review'
  | 'report-review'
  | 'administer'
  | 'administer-afresh'
  | 'share-health'
>

/** The roles that may perform each action on their own data. Repeated here on purpose, as the specification. */
const OWNERS: Record<OwnAction, readonly Role[]> = {
  'read-profile': ROLES,
  'update-profile': ROLES,
  'update-athlete-part': ['athlete'],
  'update-professional-part': ['trainer', 'nutritionist', 'physiotherapist'],
  'change-avatar': ROLES,
  'list-sessions': ROLES,
  'end-session': ROLES,
  'forget-device': ROLES,
  'change-password': ROLES,
  'change-email': ROLES,
  'export-account': ROLES,
  'delete-account': ROLES,
  'list-contact-requests': ROLES,
  'update-contact-request': ROLES,
  'read-notifications': ROLES,
  'read-own-review': ROLES,
  'change-review': ROLES,
  'keep-health': ROLES,
  'answer-questionnaire': ROLES,
  'read-client-health': ['trainer', 'nutritionist', 'physiotherapist'],
  'write-client-health': ['trainer', 'nutritionist', 'physiotherapist'],
  'use-workspace': ['trainer', 'nutritionist', 'physiotherapist'],
  'ask-client': ['trainer', 'nutritionist', 'physiotherapist'],
  'reply-to-review': ['trainer', 'nutritionist', 'physiotherapist'],
  'claim-verification': ['trainer', 'nutritionist', 'physiotherapist'],
}

const cases = Object.entries(OWNERS).flatMap(([action, roles]) =>
  ROLES.map((role) => [action as OwnAction, role, roles.includes(role)] as const),
)

test.each(cases)('%s on own data, as %s: %s', (action, role, allowed) => {
  expect(can(as(role), action, { ownerId: ME })).toBe(allowed)
  expect(isOpenTo(as(role), action)).toBe(allowed)
})

test.each(cases)('%s on data of others, as %s: never', (action, role) => {
  expect(can(as(role), action, { ownerId: SOMEBODY_ELSE })).toBe(false)
})

test.each(Object.keys(OWNERS) as OwnAction[])('%s is denied to visitors', (action) => {
  expect(can(VISITOR, action, { ownerId: ME })).toBe(false)
})

test.each(ROLES)('as %s everybody else can be contacted, and nobody by themselves', (role) => {
  expect(can(as(role), 'contact-professional', { ownerId: SOMEBODY_ELSE })).toBe(true)
  expect(can(as(role), 'contact-professional', { ownerId: ME })).toBe(false)
  expect(can(VISITOR, 'contact-professional', { ownerId: SOMEBODY_ELSE })).toBe(false)
})

test.each(ROLES)('%s: shares health data with everybody but themselves', (role) => {
  expect(can(as(role), 'share-health', { ownerId: SOMEBODY_ELSE })).toBe(true)
  expect(can(as(role), 'share-health', { ownerId: ME })).toBe(false)
  expect(can(VISITOR, 'share-health', { ownerId: SOMEBODY_ELSE })).toBe(false)
})

test.each(ROLES)('%s reviews everybody else, and reports what others wrote', (role) => {
  expect(can(as(role), 'write-review', { professionalUserId: SOMEBODY_ELSE })).toBe(true)
  expect(can(as(role), 'write-review', { professionalUserId: ME })).toBe(false)
  expect(can(as(role), 'report-review', { authorId: SOMEBODY_ELSE })).toBe(true)
  expect(can(as(role), 'report-review', { authorId: null })).toBe(true)
  expect(can(as(role), 'report-review', { authorId: ME })).toBe(false)
})

test.each(ROLES)('%s enters the admin area: only an admin does', (role) => {
  for (const action of ['administer', 'administer-afresh'] as const) {
    expect(can(as(role), action, null)).toBe(role === 'admin')
    expect(isOpenTo(as(role), action)).toBe(role === 'admin')
  }
})

test('visitors neither review nor report nor administer', () => {
  expect(can(VISITOR, 'write-review', { professionalUserId: ME })).toBe(false)
  expect(can(VISITOR, 'report-review', { authorId: ME })).toBe(false)
  expect(can(VISITOR, 'administer', null)).toBe(false)
})
