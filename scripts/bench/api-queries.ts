import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { randomOf } from '#db/seed/random.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

type Person = { id: string; type: ProfessionalType; country: string; city: string; name: string }

/** The parameters of one request. */
export type Question = Record<string, string>

/** The requests; deterministic for the same data. */
export type Questions = {
  /**
   * Three filters, by score: the case with a limit. Half follow the population, half are spread evenly over countries.
   */
  threeFilters: Question[]
  bySort: Question[]
  inCity: Question[]
  pageFive: Question[]
  byText: Question[]
  twoLetters: Question[]
  threeLetters: Question[]
  nearby: Question[]
  beyondTheEnd: Question[]
  profiles: string[]
}

/** Draws `count` requests of each kind from the data, with filters of existing professionals. */
export async function drawQuestions(db: Database, count: number): Promise<Questions> {
  const crowd = await people(db, sql`order by md5(p.id::text) limit ${count}`)
  // Spread evenly over cities and countries.
  const scattered = await people(
    db,
    sql`join (
      select id, row_number() over (partition by country_id order by md5(id::text)) as n
      from professionals
    ) as numbered on numbered.id = p.id
    order by numbered.n, md5(p.id::text) limit ${count}`,
  )
  const random = randomOf('questions')
  const pick = <Item>(list: readonly Item[]) => list[random.below(list.length)]!
  const each = (from: readonly Person[], question: (person: Person) => Question) =>
    Array.from({ length: count }, () => question(pick(from)))
  const filtersOf = ({ type, country }: Person) => ({
    country,
    modality: pick(MODALITIES),
    specialization: pick(SPECIALTIES[type]),
    ...(type === 'trainer' && { goal: pick(GOALS) }),
  })
  const three = (person: Person): Question => ({
    professional: person.type,
    ...Object.fromEntries(random.some(Object.entries(filtersOf(person)), 3)),
  })
  return {
    threeFilters: each([...crowd, ...scattered], three),
    bySort: each(crowd, (person) => ({
      ...three(person),
      sort: pick(['rating', 'reviews', 'experience']),
    })),
    inCity: each([...crowd, ...scattered], (person) => ({
      professional: person.type,
      country: person.country,
      city: person.city,
      specialization: pick(SPECIALTIES[person.type]),
    })),
    pageFive: each(crowd, (person) => ({ ...three(person), page: '5' })),
    byText: each(crowd, ({ type, name }) => ({ professional: type, q: name })),
    twoLetters: each(crowd, ({ type, name }) => ({ professional: type, q: name.slice(0, 2) })),
    threeLetters: each(crowd, ({ type, name }) => ({ professional: type, q: name.slice(0, 3) })),
    nearby: each(crowd, ({ type, city }) => ({ professional: type, city, sort: 'distance' })),
    beyondTheEnd: each(crowd, (person) => ({ ...three(person), page: '999999' })),
    profiles: crowd.map(({ id }) => id),
  }
}

async function people(db: Database, rest: ReturnType<typeof sql>): Promise<Person[]> {
  const { rows } = await db.execute(sql`
    select p.id, p.type, p.country_id as country, p.city_id as city, f.display_name as name
    from professionals as p join profiles as f on f.user_id = p.user_id and p.city_id is not null
    ${rest}`)
  return rows as Person[]
}
