import { and, count, desc, asc, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { cities, professionals, profiles, states } from '#db/schema/index.ts'
import type { CityCount, LandingCity, LandingFacts, SpecialtyCount } from '#lib/landing/landing.ts'
import { LIST_END, type ListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { matches, orderOf } from './professional-filters.ts'
import { subselect } from './professional-rows.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** More kinds than any page names. */
const KINDS = 12

/** Of cities with as many people, those at home come first. */
const IS_ABROAD = sql`${cities.id} not like 'es-%'`

const CITY = {
  id: cities.id,
  name: cities.name,
  state: states.name,
  country: states.countryId,
}

/** The first of these cities that exists. */
export async function findLandingCity(
  db: Database,
  ids: readonly string[],
): Promise<LandingCity | undefined> {
  const found = await db
    .select(CITY)
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(inArray(cities.id, [...ids]))
  return ids.flatMap((id) => found.filter((city) => city.id === id))[0]
}

type CitiesQuery = {
  type?: ProfessionalType
  /** Only cities of the region of this one, itself among them. */
  near?: string
  limit: number
}

/**
 * How many of each profession see people in each city, the most first: those who work online alone are not counted, since
 * they serve every place. Reads index entries only.
 */
export async function countByCity(
  db: Database,
  { type, near, limit }: CitiesQuery,
): Promise<CityCount[]> {
  const region = sql`(select ${cities.stateId} from ${cities} where ${cities.id} = ${near})`
  const inRegion = db.select({ id: cities.id }).from(cities).where(eq(cities.stateId, region))
  const counted = db
    .select({ type: professionals.type, cityId: professionals.cityId, count: count().as('count') })
    .from(professionals)
    .where(
      and(
        IS_PUBLIC,
        type && eq(professionals.type, type),
        ne(professionals.trainingModality, 'online'),
        isNotNull(professionals.cityId),
        near === undefined ? undefined : inArray(professionals.cityId, inRegion),
      ),
    )
    .groupBy(professionals.type, professionals.cityId)
    .as('counted')
  return db
    .select({ type: counted.type, count: counted.count, ...CITY })
    .from(counted)
    .innerJoin(cities, eq(cities.id, counted.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .orderBy(desc(counted.count), IS_ABROAD, asc(cities.id), asc(counted.type))
    .limit(limit)
}

/** How many of a profession have a speciality, for each pair that is asked about; counted like a list, to one beyond its end. */
export async function countBySpecialty(
  db: Database,
  asked: readonly Omit<SpecialtyCount, 'count'>[],
): Promise<SpecialtyCount[]> {
  const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`
  const pairs = sql`unnest(
    ${list(asked.map(({ type }) => type))}, ${list(asked.map(({ specialty }) => specialty))}
  ) as asked (type, specialty)`
  const found = sql`
    select from ${professionals}
    where ${IS_PUBLIC} and ${professionals.type} = asked.type
      and ${professionals.specialization} @> array[asked.specialty]
    limit ${LIST_END + 1}`
  return db
    .select({
      type: sql<SpecialtyCount['type']>`asked.type`,
      specialty: sql<SpecialtyCount['specialty']>`asked.specialty`,
      count: sql<number>`(select count(*)::integer from (${found}) as found)`,
    })
    .from(pairs)
}

/** Figures about the first `LIST_END` professionals of a list; null when it is empty. */
export async function landingFacts(db: Database, query: ListQuery): Promise<LandingFacts | null> {
  // As in the list: index entries alone decide who matches, and rows are read only for those.
  const found = db
    .select({ id: professionals.id })
    .from(professionals)
    .where(matches(query))
    .orderBy(...orderOf('score'))
    .limit(LIST_END)
    .as('found')
  const people = db
    .$with('people')
    .as(db.select(PERSON).from(found).innerJoin(professionals, eq(professionals.id, found.id)))
  const [facts] = await db
    .with(people)
    .select(FACTS)
    .from(people)
    .having(sql`count(*) > 0`)
  return facts ?? null
}

const PERSON = {
  id: professionals.id,
  userId: professionals.userId,
  cityId: professionals.cityId,
  modality: professionals.trainingModality,
  rating: professionals.rating,
  totalReviews: professionals.totalReviews,
  score: professionals.rankingScore,
  years: professionals.experienceYears,
  specialization: professionals.specialization,
  languages: professionals.languages,
  answerHours: professionals.answerHours,
}

/** The most frequent of what each person has several of, as JSON. */
const frequent = <Kind>(key: SQL, column: SQL) =>
  subselect<Kind[]>(sql`
    select coalesce(json_agg(json_build_object(${key}, kind, 'count', count) order by count desc, kind), '[]')
    from (
      select kind, count(distinct id)::integer as count
      from people, unnest(${column}) as kind
      group by kind order by count desc, kind limit ${KINDS}
    ) as kinds`)

const FACTS = {
  modalities: sql<LandingFacts['modalities']>`json_build_object(
    'in-person', count(*) filter (where training_modality = 'in-person'),
    'online', count(*) filter (where training_modality = 'online'),
    'both', count(*) filter (where training_modality = 'both')
  )`,
  // The stored average has two decimals: times the number it is off by less than a star up to a hundred reviews.
  reviews: sql<LandingFacts['reviews']>`json_build_object(
    'people', count(*) filter (where total_reviews > 0),
    'total', sum(total_reviews),
    'average', round(sum(round(rating * total_reviews)) / nullif(sum(total_reviews), 0), 1)
  )`,
  experience: sql<LandingFacts['experience']>`json_build_object(
    'least', min(experience_years),
    'most', max(experience_years),
    'half', percentile_disc(0.5) within group (order by experience_years desc)
  )`,
  specialties: frequent<LandingFacts['specialties'][number]>(sql`'slug'`, sql`specialization`),
  languages: frequent<LandingFacts['languages'][number]>(sql`'code'`, sql`languages`),
  cities: subselect<LandingFacts['cities']>(sql`
    select coalesce(json_agg(json_build_object(
      'id', ${cities.id}, 'name', ${cities.name}, 'state', ${states.name}, 'country', ${states.countryId}, 'count', count
    ) order by count desc, ${IS_ABROAD}, ${cities.id}), '[]')
    from (
      select city_id, count(*)::integer from people
      where training_modality <> 'online' and city_id is not null
      group by 1 order by 2 desc, city_id not like 'es-%', 1 limit ${KINDS}
    ) as counted
    join ${cities} on ${cities.id} = counted.city_id join ${states} on ${states.id} = ${cities.stateId}`),
  soonest: subselect<LandingFacts['soonest']>(sql`
    select json_build_object('id', id, 'name', ${profiles.displayName}, 'answerHours', answer_hours)
    from people join ${profiles} on ${profiles.userId} = people.user_id
    where answer_hours is not null
    order by answer_hours, ranking_score desc, id limit 1`),
}
