import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { cities, professionals, profiles, users, verifications } from '#db/schema/index.ts'
import type { ListPlace } from '#lib/admin/list.ts'
import type { VerificationId } from '#lib/ids.ts'
import type { VerificationState } from '#lib/verifications/values.ts'
import { FULL_NAME } from '../verifications.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf } from './keyset.ts'

const table = verifications

const ITEM = {
  id: table.id,
  professionalId: table.professionalId,
  name: profiles.displayName,
  avatarUrl: profiles.avatarUrl,
  type: professionals.type,
  kind: table.kind,
  certificate: table.certificate,
  register: table.register,
  state: table.state,
  createdAt: table.createdAt,
}

type Query = ListPlace & { q: string; state: VerificationState }

/** A page of the records in a state, by age. */
export const listVerifications = (db: Executor, query: Query) =>
  orFirst(query, (place) => readPage(db, place))

async function readPage(db: Executor, query: Query) {
  const place = keyset({ by: table.createdAt, id: table.id, from: sql`verifications` }, query)
  const matches = and(
    // Words, so that the partial index of what waits can be used.
    query.state === 'waiting' ? sql`${table.state} = 'waiting'` : eq(table.state, query.state),
    query.q === '' ? undefined : sql`${professionals.search} @@ search_query(${query.q})`,
  )
  const rows = await db
    .select(ITEM)
    .from(table)
    .innerJoin(professionals, eq(professionals.id, table.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(matches, place.where))
    .orderBy(...place.orderBy)
    .limit(place.limit)
  const counted = db
    .select({ id: table.id })
    .from(table)
    .innerJoin(professionals, eq(professionals.id, table.professionalId))
    .where(matches)
    .limit(COUNT_LIMIT)
    .as('counted')
  return { ...pageOf(rows, query, ({ id }) => id), ...totalOf(await db.$count(counted)) }
}

const admin = alias(profiles, 'admin')

/** Everything about a record; null when there is none. */
export async function findVerification(db: Executor, id: VerificationId) {
  const [row] = await db
    .select({
      ...ITEM,
      userId: professionals.userId,
      fullName: FULL_NAME,
      gender: profiles.gender,
      city: cities.name,
      memberSince: users.createdAt,
      number: table.number,
      checks: table.checks,
      grounds: table.grounds,
      reason: table.reason,
      endCause: table.endCause,
      validUntil: table.validUntil,
      proofType: table.proofType,
      proofBytes: table.proofBytes,
      decidedBy: admin.displayName,
      decidedAt: table.decidedAt,
      endedAt: table.endedAt,
    })
    .from(table)
    .innerJoin(professionals, eq(professionals.id, table.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .leftJoin(admin, eq(admin.userId, table.decidedBy))
    .where(eq(table.id, id))
  return row ?? null
}

/** How many claims wait for a decision. */
export const countWaitingClaims = (db: Executor) => db.$count(table, eq(table.state, 'waiting'))
