import { and, desc, eq, gt, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  cities,
  oneTimeTokens,
  professionals,
  profiles,
  users,
  verifications,
} from '#db/schema/index.ts'
import type { ListPlace } from '#lib/admin/list.ts'
import type { ProfessionalSort } from '#lib/admin/professionals-schemas.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from '../public-professionals.ts'
import { FULL_NAME } from '../verifications.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf, type KeysetPlace } from './keyset.ts'

const table = professionals

const ITEM = {
  id: table.id,
  name: profiles.displayName,
  avatarUrl: profiles.avatarUrl,
  email: users.email,
  type: table.type,
  isVerified: table.isVerified,
  isPublic: table.isPublic,
  score: table.rankingScore,
  createdAt: table.createdAt,
}

const ORDERS = { created: table.createdAt, score: table.rankingScore, name: profiles.sortName }

type YesNo = 'yes' | 'no' | undefined
type Filters = {
  q: string
  profession?: ProfessionalType | undefined
  verified?: YesNo
  public?: YesNo
}
type Query = Filters & ListPlace & { sort: ProfessionalSort }

const whether = (column: SQL, wanted: YesNo) => wanted && (wanted === 'yes' ? column : not(column))

const matching = ({ q, profession, verified, public: isPublic }: Filters) =>
  and(
    profession && eq(table.type, profession),
    whether(sql`${table.isVerified}`, verified),
    whether(IS_PUBLIC, isPublic),
    q === '' ? undefined : sql`${profiles.search} @@ people_query(${q})`,
  )

/** A page of the professionals of all professions. */
export const listProfessionals = (db: Executor, query: Query) =>
  orFirst(query, (place) => readPage(db, place))

/** Professionals that match, from a place on. */
export function walkProfessionals(
  db: Executor,
  query: Filters & KeysetPlace & { sort: ProfessionalSort },
  limit?: number,
) {
  const by = ORDERS[query.sort]
  const from = sql`${table} join ${profiles} on ${eq(profiles.userId, table.userId)}`
  const page = keyset({ by, id: table.id, from }, query)
  return (
    db
      // As text: a date has no microseconds here.
      .select({ ...ITEM, position: sql<string>`${by}::text` })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .innerJoin(profiles, eq(profiles.userId, table.userId))
      .where(and(matching(query), page.where))
      .orderBy(...page.orderBy)
      .limit(limit ?? page.limit)
  )
}
export type FoundProfessional = Awaited<ReturnType<typeof walkProfessionals>>[number]

async function readPage(db: Executor, query: Query) {
  const rows = await walkProfessionals(db, query)
  const counted = db
    .select({ id: table.id })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(profiles, eq(profiles.userId, table.userId))
    .where(matching(query))
    .limit(COUNT_LIMIT)
    .as('counted')
  return { ...pageOf(rows, query, ({ id }) => id), ...totalOf(await db.$count(counted)) }
}

/** Everything that an admin sees of a professional; null when there is none. */
export async function findProfessional(db: Executor, id: ProfessionalId) {
  const link = db
    .select({ until: sql`max(${oneTimeTokens.expiresAt})` })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, table.userId),
        eq(oneTimeTokens.purpose, 'set-password'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
  const [row] = await db
    .select({
      ...ITEM,
      userId: table.userId,
      locale: users.locale,
      fullName: FULL_NAME,
      gender: profiles.gender,
      city: cities.name,
      specialization: table.specialization,
      certifications: table.certifications,
      experienceYears: table.experienceYears,
      rating: table.rating,
      totalReviews: table.totalReviews,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      linkUntil: sql<string | null>`(${link})`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(profiles, eq(profiles.userId, table.userId))
    .leftJoin(cities, eq(cities.id, table.cityId))
    .where(eq(table.id, id))
  return row ?? null
}

/** The records of a professional, newest first. */
export function listRecords(db: Executor, professionalId: ProfessionalId) {
  return db
    .select({
      id: verifications.id,
      certificate: verifications.certificate,
      state: verifications.state,
      decidedAt: verifications.decidedAt,
      createdAt: verifications.createdAt,
    })
    .from(verifications)
    .where(eq(verifications.professionalId, professionalId))
    .orderBy(desc(verifications.createdAt), verifications.id)
    .limit(100)
}

/** A professional whose row stays as it is until the transaction ends; null when there is none. */
export async function lockProfessional(tx: Executor, id: ProfessionalId) {
  const [row] = await tx
    .select({
      userId: table.userId,
      certifications: table.certifications,
      gender: profiles.gender,
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.userId, table.userId))
    .where(eq(table.id, id))
    .for('no key update', { of: table })
  return row ?? null
}

/** The id of a user's professional row. */
export async function professionalOf(db: Executor, userId: UserId): Promise<ProfessionalId | null> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.userId, userId))
  return row?.id ?? null
}
