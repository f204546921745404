import { sql } from 'drizzle-orm'
import { professionalAuthorizations } from '#db/schema/health/index.ts'

const { isAuthorized, revokedAt, expiresOn } = professionalAuthorizations

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
