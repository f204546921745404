import { and, eq, sql, type SQL } from 'drizzle-orm'
import { professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

const { isAuthorized, revokedAt, expiresOn, clientUserId, professionalUserId, professionalType } =
  professionalAuthorizations

/**
 * Whether it is with this professional still: an authorization is for the profession that it names, and rests while its
 * client may not sign in. The profession is asked for once, where a join would ask for each client.
 */
export const isStillWith = (professional: UserId): SQL | undefined =>
  and(
    eq(professionalUserId, professional),
    sql`${professionalType} in (
      ${sql`select ${profiles.role} from ${profiles} where ${profiles.userId} = ${professional}`}
    )`,
    sql`${clientUserId} not in (select id from users where disabled_at is not null)`,
  )

/** Whether a row lets its professional read, by the one definition of the database. */
export const IS_ACTIVE = sql<boolean>`is_active(${professionalAuthorizations})`

/** Whether its client has asked and neither granted nor ended it. */
export const IS_PENDING = sql<boolean>`(not ${isAuthorized} and ${revokedAt} is null)`

/** `AUTHORIZATION_STATES`: an authorization that is past its last day has ended, whether or not the clock has noted it. */
export const STATE = sql<'pending' | 'active' | 'ended'>`case
  when ${IS_ACTIVE} then 'active'
  when ${IS_PENDING} then 'pending'
  else 'ended' end`

/** The first instant after the last day. */
const END = sql`(${expiresOn} + 1)::timestamp at time zone 'Europe/Madrid'`

/** Whether it ended because its last day was over, not before. */
export const IS_EXPIRED = sql<boolean>`coalesce(${END} <= now() and coalesce(${revokedAt} >= ${END}, true), false)`
