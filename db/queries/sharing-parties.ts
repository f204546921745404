import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { cities, professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** A client and the professional with whom they share, by their accounts. */
export type Pair = { clientUserId: UserId; professionalUserId: UserId }
type ClientIds = { clientUserIds: readonly UserId[] }

/** What both sides of a share are called; null when one of them is gone. */
export async function findParties(db: Executor, { clientUserId, professionalUserId }: Pair) {
  const [parties] = await listParties(db, { clientUserIds: [clientUserId], professionalUserId })
  return parties ?? null
}

/** The same of a professional and several clients, in no particular order. */
export function listParties(
  db: Executor,
  { clientUserIds, professionalUserId }: Pick<Pair, 'professionalUserId'> & ClientIds,
) {
  const professionalProfiles = alias(profiles, 'professional_profiles')
  return db
    .select({
      client: { userId: users.id, locale: users.locale, name: profiles.displayName },
      professional: {
        userId: professionals.userId,
        id: professionals.id,
        type: professionals.type,
        name: professionalProfiles.displayName,
      },
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(professionals, eq(professionals.userId, professionalUserId))
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, professionals.userId))
    .where(inArray(users.id, [...clientUserIds]))
}
export type Parties = Awaited<ReturnType<typeof listParties>>[number]

/** A public professional, whose row stays until the transaction ends; null otherwise. */
export async function lockPublicProfessional(tx: Executor, id: ProfessionalId) {
  const [row] = await tx
    .select({ userId: professionals.userId, type: professionals.type })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.id, id)))
    .for('key share')
  return row ?? null
}

type Wanted =
  | { id: ProfessionalId }
  | { email: string; type: ProfessionalType }
  | { name: string; type: ProfessionalType }

/** How many people of one name are offered. */
const NAMED = 10

/**
 * The public professionals whom somebody looks for, other than themselves: by id anybody, by name and by address who
 * allows it. The name is found by the beginnings of its words.
 *
 * @returns rows without the address
 */
export function findForSharing(db: Executor, wanted: Wanted, seeker: UserId) {
  return db
    .select({
      professionalId: professionals.id,
      type: professionals.type,
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
      city: cities.name,
    })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .where(and(IS_PUBLIC, ne(professionals.userId, seeker), isWanted(wanted)))
    .orderBy(asc(profiles.sortName), asc(professionals.id))
    .limit(NAMED)
}

function isWanted(wanted: Wanted): SQL | undefined {
  if ('id' in wanted) return eq(professionals.id, wanted.id)
  const allows = and(eq(professionals.type, wanted.type), sql`${professionals.isFindableByEmail}`)
  if ('email' in wanted) return and(allows, eq(users.email, wanted.email))
  // The first condition has an index, and holds for a word of the text as well.
  return and(
    allows,
    sql`${professionals.search} @@ search_query(${wanted.name})`,
    sql`search_words(coalesce(${profiles.displayName}, '')) @@ search_query(${wanted.name})`,
  )
}
