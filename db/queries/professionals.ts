import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { cities, professionalReviews, professionals, profiles, states } from '#db/schema/index.ts'
import type { ProfessionalCard, ProfessionalProfile } from '#lib/professionals/contract.ts'
import { PAGE_SIZE, type ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalId, ProfessionalType } from '#lib/professionals/types.ts'
import { filtersOf, matches, orderOf, totalOf, type Filters } from './professional-filters.ts'
import { CARD_COLUMNS, toCard } from './professional-rows.ts'

export type ListPage = { items: ProfessionalCard[]; total: number; page: number }

/**
 * One page of a list with the exact total, in one round trip. A page beyond the end is answered with the
 * last one, which takes two more.
 */
export async function listProfessionals(db: Database, query: ListQuery): Promise<ListPage> {
  const filters = filtersOf(query)
  const rows = await readPage(db, { filters, sort: query.sort, page: query.page })
  if (rows[0]) return { items: rows.map(toItem), total: rows[0].total, page: query.page }
  if (query.page === 1) return { items: [], total: 0, page: 1 }
  const [counted] = await db.select({ total: totalOf(filters) }).from(sql`(values (1)) as one`)
  const last = Math.max(1, Math.ceil((counted?.total ?? 0) / PAGE_SIZE))
  return listProfessionals(db, { ...query, page: Math.min(last, query.page - 1) })
}

const toItem = ({ total: _, ...row }: Awaited<ReturnType<typeof readPage>>[number]) => toCard(row)

/** The ids of the page come from an index alone; only the rows of the page itself are read. */
function readPage(
  db: Database,
  { filters, sort, page }: { filters: Filters; sort: ListQuery['sort']; page: number },
) {
  // A text is looked up once for both: its matches are read in no order anyway.
  const counted = filters.text ? sql<number>`(count(*) over ())::integer` : totalOf(filters)
  const ids = db
    .select({ id: professionals.id, total: counted.as('total') })
    .from(professionals)
    .where(matches(filters))
    .orderBy(...orderOf(sort))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('page')
  return db
    .select({ total: ids.total, ...CARD_COLUMNS })
    .from(ids)
    .innerJoin(professionals, eq(professionals.id, ids.id))
    .leftJoin(profiles, eq(profiles.userId, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .orderBy(...orderOf(sort))
}

/** The ten best of a profession who take part in the ranking, whatever the filters of a list. */
export async function topProfessionals(
  db: Database,
  type: ProfessionalType,
): Promise<ProfessionalCard[]> {
  const rows = await db
    .select(CARD_COLUMNS)
    .from(professionals)
    .leftJoin(profiles, eq(profiles.userId, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(professionals.type, type), eq(professionals.participateRanking, true)))
    .orderBy(...orderOf('score'))
    .limit(10)
  return rows.map(toCard)
}

/** What a profile page shows, or null when nobody (of the profession, if one is named) has the id. */
export async function findProfessional(
  db: Database,
  { id, type }: { id: ProfessionalId; type?: ProfessionalType | undefined },
): Promise<ProfessionalProfile | null> {
  const [row] = await db
    .select({
      card: CARD_COLUMNS,
      certifications: professionals.certifications,
      achievements: professionals.achievements,
      languages: professionals.languages,
      objectives: professionals.availableObjectives,
      instagramPosts: professionals.instagramPosts,
      socialNetworks: professionals.socialNetworks,
      personalWebsite: professionals.personalWebsite,
      ratingCounts: sql<number[]>`array(
        select (
          select count(*)::integer from ${professionalReviews}
          where ${professionalReviews.professionalId} = ${id} and ${professionalReviews.rating} = stars
        )
        from generate_series(1, 5) as stars order by stars
      )`,
      updatedAt: professionals.updatedAt,
    })
    .from(professionals)
    .leftJoin(profiles, eq(profiles.userId, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(professionals.id, id), type && eq(professionals.type, type)))
  if (!row) return null
  const { card, updatedAt, ...rest } = row
  return { ...toCard(card), ...rest, updatedAt: updatedAt.toISOString() }
}

/** Every profile's address part and last change, for a sitemap: one file of it may hold 50,000. */
export async function listProfessionalIds(db: Database) {
  const rows = await db
    .select({
      id: professionals.id,
      type: professionals.type,
      updatedAt: professionals.updatedAt,
    })
    .from(professionals)
    .orderBy(desc(professionals.updatedAt), asc(professionals.id))
    .limit(50_000)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
