import * as z from 'zod/mini'
import { ROLES } from '#lib/accounts/roles.ts'
import { GivenReason } from '#lib/fields/reason.ts'
import { Done } from '#lib/http/done.ts'
import { ProfessionalId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { DayOrYear } from './day.ts'
import { fileQuery, listOf, listQuery } from './list.ts'

/** Whether somebody can sign in: the address is confirmed, is not yet, or an admin lets nobody. */
export const USER_STATES = ['confirmed', 'unconfirmed', 'disabled'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_SORTS = ['created', 'name', 'email'] as const
export type UserSort = (typeof USER_SORTS)[number]

const FILTERS = {
  role: z.optional(z.enum(ROLES, 'invalid')),
  state: z.optional(z.enum(USER_STATES, 'invalid')),
  /** Signed up on this day or in this year, or later; in Madrid. */
  since: z.optional(DayOrYear),
  /** Signed up on this day or in this year, or earlier; in Madrid. */
  until: z.optional(DayOrYear),
}

/** `q` are beginnings of words of a name, all of them, or the beginning of an address. */
export const UsersQuery = listQuery(USER_SORTS, FILTERS)
export type UsersQuery = z.infer<typeof UsersQuery>
export type UserFilters = Pick<UsersQuery, 'q' | 'role' | 'state' | 'since' | 'until'>

const Moment = z.string()

export const UserRow = z.object({
  id: UserId,
  name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  createdAt: Moment,
  /** The last use of a session or the last sign-in that is still known; null when none is. */
  lastSeenAt: z.nullable(Moment),
})
export type UserRow = z.infer<typeof UserRow>

export const UserList = listOf(UserRow)
export type UserList = z.infer<typeof UserList>

export const listUsers = {
  query: UsersQuery,
  response: UserList,
}

/** All that match, in the order of the list. */
export const UsersFile = fileQuery(USER_SORTS, FILTERS)
export type UsersFile = z.infer<typeof UsersFile>

export const downloadUsers = {
  query: UsersFile,
  response: z.string(),
}

/** An account as an admin sees it: no health data, nor whether there is any; no password. */
export const UserDetail = z.object({
  ...UserRow.shape,
  confirmedAt: z.nullable(Moment),
  disabledAt: z.nullable(Moment),
  disabledReason: z.nullable(z.string()),
  /** A sign-up that nobody confirmed: nothing but its mail can be sent again, and it ends by itself. */
  isWaiting: z.boolean(),
  /** Sign-ups with the same address that nobody has confirmed, this one not counted. */
  otherSignUps: z.number(),
  /** The open sessions, most recently used first. */
  sessions: z.array(z.object({ device: z.string(), lastSeenAt: Moment })),
  /** How many mails to the address have not gone out. Of those that have, nobody knows to whom. */
  pendingMails: z.number(),
  professional: z.nullable(
    z.object({
      id: ProfessionalId,
      type: z.enum(PROFESSIONAL_TYPES),
      isPublic: z.boolean(),
    }),
  ),
  /** Whether it is the admin who asks. */
  isSelf: z.boolean(),
})
export type UserDetail = z.infer<typeof UserDetail>

const ById = z.object({ id: UserId })

export const getUser = {
  params: ById,
  response: UserDetail,
}

/** Why an account does not get a role: nobody else is an admin, there is no page of it, its address is not confirmed. */
export const ROLE_PROBLEMS = ['last_admin', 'no_profession', 'unconfirmed'] as const
export type RoleProblem = (typeof ROLE_PROBLEMS)[number]

export const changeRole = {
  params: ById,
  body: z.strictObject({ role: z.enum(ROLES, 'invalid') }),
  response: Done,
}

export const endSessions = {
  params: ById,
  response: Done,
}

export const resendConfirmation = {
  params: ById,
  response: Done,
}

/** Why somebody may not sign in, or may again; it is mailed to them. */
export const Reason = z.strictObject({
  reason: GivenReason.check(z.minLength(3, 'too_short')),
})
export type Reason = z.infer<typeof Reason>

export const disableUser = {
  params: ById,
  body: Reason,
  response: Done,
}

export const enableUser = {
  params: ById,
  body: Reason,
  response: Done,
}
