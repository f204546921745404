import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'

/** A pending sign-up: not confirmed yet. An account created by an admin has no password, and is not pending. */
export const IS_WAITING: SQL = and(isNull(users.emailConfirmedAt), isNotNull(users.passwordHash))!
