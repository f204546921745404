import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'

/** Who signed up and has not confirmed the address yet; an account that an admin made has no password. */
export const IS_WAITING: SQL = and(isNull(users.emailConfirmedAt), isNotNull(users.passwordHash))!
