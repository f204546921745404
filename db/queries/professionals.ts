import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals, verifications } from '#db/schema/index.ts'
import { onceEach } from '#lib/fields/caseless.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type {
  ListResponse,
  ProfessionalCard,
  ProfessionalProfile,
} from '#lib/professionals/schemas.ts'
import { BY_DISTANCE, LIST_END, PAGE_SIZE, type ListQuery } from '#lib/professionals/list-query.ts'
import { titleFormOf } from '#lib/professionals/person-title.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { citiesNear } from './locations.ts'
import { matches, orderOf } from './professional-filters.ts'
import { bioOf, CARD_COLUMNS, subselect, toCard, type CardRow } from './professional-rows.ts'
import { IS_PUBLIC } from './public-professionals.ts'
import { IS_SHOWN } from './shown-reviews.ts'

export type ListPage = Pick<ListResponse, 'items' | 'total' | 'isMore' | 'page'>

/** One page of a list, and the total, both up to `LIST_END`; beyond the end, the last page. */
export async function listProfessionals(db: Database, query: ListQuery): Promise<ListPage> {
  const near = await citiesOf(db, query)
  const km = near ? sql<number | null>`near.km` : sql<number | null>`null::integer`
  const order = orderOf(query.sort === BY_DISTANCE ? 'score' : query.sort)
  // One row more than the limit shows whether there are more. An index covers order and filters: table rows are read
  // only for the page.
  const everybody = db
    .select({ id: professionals.id, km: km.as('km') })
    .from(professionals)
    .$dynamic()
  const there = near
    ? everybody.innerJoin(near, eq(professionals.cityId, sql`near.city_id`))
    : everybody
  const found = db.$with('found').as(
    there
      .where(matches(query))
      .orderBy(...(near ? [km] : []), ...order)
      .limit(LIST_END + 1),
  )
  const counted = db
    .$with('counted')
    .as(db.select({ count: sql<number>`count(*)::integer`.as('count') }).from(found))
  const count = sql<number>`(select count from ${counted})`
  const lastStart = sql`(least(${count}, ${LIST_END}::integer) - 1) / ${PAGE_SIZE}::integer * ${PAGE_SIZE}::integer`
  const start = sql`least(${(query.page - 1) * PAGE_SIZE}::integer, ${lastStart})`
  // A CTE scan returns rows in the order in which they were produced.
  const page = sql`(select id, km from ${found} limit ${PAGE_SIZE} offset ${start}) as page`
  const rows = await db
    .with(found, counted)
    .select({ count, km: sql<number | null>`page.km`, ...CARD_COLUMNS })
    .from(page)
    .innerJoin(professionals, eq(professionals.id, sql`page.id`))
    .orderBy(sql`page.km`, ...order)
  return pageOf(rows, query.page)
}

/** The cities of a list by distance, a table to join; undefined for another order. */
async function citiesOf(db: Database, { sort, city }: ListQuery): Promise<SQL | undefined> {
  if (sort !== BY_DISTANCE) return undefined
  const near = city ? await citiesNear(db, city) : []
  const list = (values: readonly unknown[]) => sql.param(values)
  return sql`unnest(${list(near.map(({ id }) => id))}::text[], ${list(near.map(({ km }) => km))}::integer[])
    as near (city_id, km)`
}

function pageOf(
  rows: readonly (CardRow & { count: number; km: number | null })[],
  asked: number,
): ListPage {
  const count = rows[0]?.count ?? 0
  const total = Math.min(count, LIST_END)
  const page = Math.max(1, Math.min(asked, Math.ceil(total / PAGE_SIZE)))
  const onPage = rows.slice(0, total - (page - 1) * PAGE_SIZE)
  return {
    items: onPage.map(({ count: _, km, ...row }) => ({
      ...toCard(row),
      ...(km !== null && { distanceKm: km }),
    })),
    total,
    isMore: count > LIST_END,
    page,
  }
}

/** The ten best of a profession that take part in the ranking, whatever the filters of a list. */
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

/** The data of a profile page; null when no public professional (of the profession, if given) has the id. */
export async function findProfessional(
  db: Database,
  { id, type }: { id: ProfessionalId; type?: ProfessionalType | undefined },
): Promise<ProfessionalProfile | null> {
  const [row] = await db
    .select({
      card: CARD_COLUMNS,
      cityId: professionals.cityId,
      checkedCertifications: subselect<{ text: string; checkedAt: string }[]>(sql`
        select coalesce(
          json_agg(json_build_object(
            'text', ${verifications.certificate}, 'checkedAt', ${verifications.decidedAt}
          ) order by ${verifications.certificate}),
          '[]')
        from ${verifications}
        where ${verifications.professionalId} = ${professionals.id}
          and ${verifications.kind} = 'certificate' and ${verifications.state} = 'approved'`),
      achievements: professionals.achievements,
      languages: professionals.languages,
      objectives: professionals.availableObjectives,
      instagramPosts: professionals.instagramPosts,
      socialNetworks: professionals.socialNetworks,
      personalWebsite: professionals.personalWebsite,
      ratingCounts: sql<number[]>`array(
        select (
          select count(*)::integer from ${professionalReviews}
          where ${professionalReviews.professionalId} = ${id} and ${IS_SHOWN} and ${professionalReviews.rating} = stars
        )
        from generate_series(1, 5) as stars order by stars
      )`,
      updatedAt: professionals.updatedAt,
    })
    .from(professionals)
    .where(and(IS_PUBLIC, eq(professionals.id, id), type && eq(professionals.type, type)))
  if (!row) return null
  const { card, updatedAt, ...rest } = row
  return {
    ...toCard(card),
    ...rest,
    bio: bioOf(card),
    titleForm: titleFormOf(card.person?.gender ?? null),
    certifications: onceEach(
      card.certifications,
      rest.checkedCertifications.map(({ text }) => text),
    ),
    checkedCertifications: rest.checkedCertifications.map(({ text, checkedAt }) => ({
      text,
      checkedAt: new Date(checkedAt).toISOString(),
    })),
    updatedAt: updatedAt.toISOString(),
  }
}
