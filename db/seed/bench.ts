import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { renewRatingMeans } from '#db/queries/rating-means.ts'
import { ratingMeans } from '#db/schema/index.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { DEMO_TRAINERS } from './data/demo-trainers.ts'
import { MEN, SURNAMES, WOMEN } from './data/demo-names.ts'
import { CITIES_OF_SPAIN } from './data/cities-of-spain.ts'
import { PLACES, seedLocations } from './locations.ts'

/** The mean of the ratings below, each of which is drawn apart from its number of reviews. */
const MEAN_RATING = 3.4 + (1.6 * 2) / 3

/** Small enough for the statement timeout of the pool, on a busy machine too. */
const ROWS_AT_ONCE = 400

/**
 * Fills an empty database with `count` professionals for benchmarks: half trainers, about 60 % in Spain, big cities far
 * more often, one in ten online without a city. Deterministic. Ratings and totals are set without the reviews behind
 * them.
 */
export async function seedBench(db: Database, count: number): Promise<void> {
  await seedLocations(db)
  await db.transaction(async (tx) => {
    await tx.execute(DRAW)
    // Ratings are set directly here, and a new profile has no professional yet whose search words would change.
    await tx.execute(sql`alter table professionals disable trigger professionals_guard_insert`)
    await tx.execute(sql`alter table profiles disable trigger profiles_derive_insert`)
    // Known before, so that nobody is written a second time for the order by rating.
    await tx.update(ratingMeans).set({ mean: MEAN_RATING })
    await tx.execute(DROP_INDEXES)
    for (let from = 1; from <= count; from += ROWS_AT_ONCE) {
      const people = peopleBetween(from, Math.min(count, from + ROWS_AT_ONCE - 1))
      await tx.execute(sql`insert into users (id, email) select user_id, email from ${people}`)
      await tx.execute(
        sql`insert into profiles (user_id, role, display_name) select user_id, type, name from ${people}`,
      )
      await tx.execute(insertProfessionals(people))
    }
    await tx.execute(MAKE_INDEXES)
    await tx.execute(sql`alter table professionals enable trigger professionals_guard_insert`)
    await tx.execute(sql`alter table profiles enable trigger profiles_derive_insert`)
  })
  await renewRatingMeans(db)
  // Sets the visibility map: without it index-only scans would look up every row.
  for (const table of ['users', 'profiles', 'professionals', 'cities', 'states'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
}

/** All indexes but those of keys: made of all rows at once, a row takes no longer the more there are. */
const DROP_INDEXES = sql`
  do $$
  declare
    index record;
  begin
    create temporary table dropped on commit drop as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index where indrelid = 'professionals'::regclass and not indisunique;
    for index in select * from dropped loop
      execute 'drop index ' || index.name;
    end loop;
  end $$`

const MAKE_INDEXES = sql`
  do $$
  declare
    index record;
  begin
    for index in select * from dropped loop
      execute index.made;
    end loop;
  end $$`

/** A deterministic number in [0, 1) for row `i` and purpose `salt`. */
const DRAW = sql`
  create function pg_temp.draw(i integer, salt integer) returns double precision
  language sql immutable
  return (hashint8extended(i, salt) & 9007199254740991)::double precision / 9007199254740992`

const draw = (salt: number): SQL => sql`pg_temp.draw(i, ${salt}::integer)`

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`

/** A member of the list; with a power above 1, the first ones are more frequent. */
function member(values: readonly string[], salt: number, power = 1): SQL {
  const position = sql`floor(${values.length}::integer * power(${draw(salt)}, ${power}::float8))`
  return sql`(${list(values)})[1 + ${position}::integer]`
}

/** Members of the profession's own list, each with the same chance. */
function members(lists: Record<string, readonly string[]>, salt: number, chance: number): SQL {
  const ofType = Object.entries(lists).map(
    ([type, values]) => sql`when ${type} then ${list(values)}`,
  )
  return sql`(
    select coalesce(array_agg(value), '{}')
    from unnest(case type ${sql.join(ofType, sql` `)} end) with ordinality as choice (value, n)
    where pg_temp.draw(i, ${salt}::integer + n::integer) < ${chance}::float8
  )`
}

/** Capitals first, so the start of the list is where most people live. */
const CAPITALS = new Set(
  CITIES_OF_SPAIN.map(([state, , names]) => `${state} ${names.split(', ')[0]}`),
)
const [SPANISH, FOREIGN] = [true, false].map((spanish) =>
  PLACES.cities
    .filter(({ id }) => id.startsWith('es-') === spanish)
    .toSorted((a, b) => Number(isCapital(b)) - Number(isCapital(a)))
    .map(({ id }) => id),
) as [string[], string[]]

function isCapital({ stateId, name }: { stateId: string; name: string }): boolean {
  return CAPITALS.has(`${stateId} ${name}`)
}

function peopleBetween(from: number, to: number): SQL {
  return sql`(
    select
      i,
      md5('bench-user-' || i)::uuid as user_id,
      'bench-' || i || '@example.com' as email,
      ${member(['trainer', 'trainer', 'nutritionist', 'physiotherapist'], 1)} as type,
      ${member([...WOMEN, ...MEN], 2)} || ' ' || ${member(SURNAMES, 3)} || ' ' || ${member(SURNAMES, 4)} as name
    from generate_series(${from}::integer, ${to}::integer) as i
  ) as person`
}

function insertProfessionals(people: SQL): SQL {
  return sql`
    insert into professionals (
      id, user_id, type, city_id, training_modality, bio, specialization, available_objectives,
      certifications, experience_years, languages, total_reviews, rating
    )
    select
      md5('bench-professional-' || i)::uuid, user_id, type, city_id,
      case
        when city_id is null then 'online'
        else ${member(['both', 'both', 'both', 'in-person', 'in-person', 'in-person', 'online'], 5)}
      end,
      ${member(DEMO_TRAINERS.methods, 6)} || ' ' || ${member(DEMO_TRAINERS.closings, 7)},
      ${members(SPECIALTIES, 100, 0.4)}, ${members(OBJECTIVES, 200, 0.45)},
      (${list(DEMO_TRAINERS.certifications)})[1:floor(${draw(8)} * 7)::integer],
      floor(${draw(9)} * 26)::integer,
      case when ${draw(10)} < 0.5 then '{es}' when ${draw(10)} < 0.9 then '{es,en}' else '{es,fr}' end::text[],
      reviews,
      case when reviews = 0 then 0 else round((3.4 + 1.6 * sqrt(${draw(11)}))::numeric, 2) end
    from ${people},
      lateral (select
        case
          when ${draw(12)} < 0.1 then null
          when ${draw(13)} < 0.67 then ${member(SPANISH, 14, 2.5)}
          else ${member(FOREIGN, 15)}
        end as city_id,
        floor(60 * power(${draw(16)}, 3))::integer as reviews
      ) as facts`
}
