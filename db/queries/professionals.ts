import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalCard, ProfessionalProfile } from '#lib/professionals/contract.ts'
import { PAGE_SIZE, type ListQuery, type Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import {
  filtersOf,
  matches,
  orderOf,
  totalOf,
  valuesOf,
  type Filters,
} from './professional-filters.ts'
import { CARD_COLUMNS, toCard } from './professional-rows.ts'
import { IS_PUBLIC } from './public-professionals.ts'

export type ListPage = { items: ProfessionalCard[]; total: number; page: number }

/** One page of a list with the exact total; instead of a page beyond the end, the last one. */
export async function listProfessionals(db: Database, query: ListQuery): Promise<ListPage> {
  const filters = filtersOf(query)
  const statements = statementsFor(db, filters, query.sort)
  const values = valuesOf(filters)
  // Walking to where no page is takes as long as walking through all of them: first how many there are.
  const page =
    query.page === 1 ? 1 : Math.min(query.page, lastPage(await statements.total.execute(values)))
  const rows = await statements.page.execute({ ...values, offset: (page - 1) * PAGE_SIZE })
  return {
    items: rows.map(({ total: _, ...row }) => toCard(row)),
    total: rows[0]?.total ?? 0,
    page,
  }
}

function lastPage([counted]: { total: number }[]): number {
  return Math.max(1, Math.ceil((counted?.total ?? 0) / PAGE_SIZE))
}

type Statements = ReturnType<typeof prepareStatements>
const prepared = new WeakMap<Database, Map<string, Statements>>()

/** The statements of a list with these filters, made at the first use: that takes longer than to send them. */
function statementsFor(db: Database, filters: Filters, sort: Sort): Statements {
  const known = prepared.get(db) ?? new Map<string, Statements>()
  prepared.set(db, known)
  const shape = [sort, ...Object.keys(filters)].join()
  const statements =
    known.get(shape) ?? prepareStatements(db, filters, sort, nameOf(shape, filters))
  known.set(shape, statements)
  return statements
}

/**
 * With a name PostgreSQL keeps the plan of a connection, which otherwise takes longer to make than to run.
 * Not of a city or a text: many professionals are found by walking their order, few by looking them up,
 * and how many there are depends on the values.
 */
function nameOf(shape: string, { cityId, text }: Filters): string {
  return cityId || text ? '' : shape
}

function prepareStatements(db: Database, filters: Filters, sort: Sort, name: string) {
  // A text is looked up once for both: its matches are read in no order anyway.
  const counted = filters.text ? sql<number>`(count(*) over ())::integer` : totalOf(filters)
  // The ids of the page come from an index alone; only the rows of the page itself are read.
  const ids = db
    .select({ id: professionals.id, total: counted.as('total') })
    .from(professionals)
    .where(matches(filters))
    .orderBy(...orderOf(sort))
    .limit(PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .as('page')
  return {
    total: db
      .select({ total: totalOf(filters) })
      .from(sql`(values (1)) as one`)
      .prepare(name && `count ${name}`),
    page: db
      .select({ total: ids.total, ...CARD_COLUMNS })
      .from(ids)
      .innerJoin(professionals, eq(professionals.id, ids.id))
      .orderBy(...orderOf(sort))
      .prepare(name && `list ${name}`),
  }
}

/** The ten best of a profession who take part in the ranking, whatever the filters of a list. */
export async function topProfessionals(
  db: Database,
  type: ProfessionalType,
): Promise<ProfessionalCard[]> {
  const rows = await db
    .select(CARD_COLUMNS)
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.type, type), eq(professionals.participateRanking, true)))
    .orderBy(...orderOf('score'))
    .limit(10)
  return rows.map(toCard)
}

/** What a profile page shows, or null when nobody public (of the profession, if one is named) has the id. */
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
    .where(and(IS_PUBLIC, eq(professionals.id, id), type && eq(professionals.type, type)))
  if (!row) return null
  const { card, updatedAt, ...rest } = row
  return { ...toCard(card), ...rest, updatedAt: updatedAt.toISOString() }
}
