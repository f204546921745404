import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countByCity, countBySpecialty, landingFacts } from '#db/queries/landing.ts'
import { seedBench } from '#db/seed/bench.ts'
import { landingSpecialties } from '#lib/landing/paths.ts'
import { LIST_END, LIST_QUERY, type ListQuery } from '#lib/professionals/list-query.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { naiveList, readEverybody, type Row } from '#tests/support/naive-list.ts'

/** More of one speciality than a list counts. */
const PEOPLE = 3000

type More = { languages: string[]; region: string | null; hours: number | null }
type Person = Row & More

let own: TestDatabase
let everybody: Person[]
beforeAll(async () => {
  own = await testDatabase()
  await seedBench(own.owner, PEOPLE)
  // A seventh hidden, half with another language, one language and one speciality named twice.
  await own.owner.execute(sql`alter table professionals disable trigger professionals_guard_update`)
  await own.owner.execute(sql`
    update professionals set
      answer_hours = case when hashtext(id::text) % 4 = 0 then 1 + abs(hashtext(id::text) % 90) end,
      is_public = hashtext(id::text) % 7 <> 0,
      languages = case when hashtext(id::text) % 2 = 0 then '{es,en,en}'::text[] else '{es}' end,
      specialization = case when hashtext(id::text) % 5 = 0
        then specialization || specialization else specialization end`)
  // Every row was written anew: plans would depend on whether autovacuum has come by.
  await own.owner.execute(sql`vacuum analyze professionals`)
  const { rows } = await own.db.execute<More & { id: string }>(sql`
    select p.id, languages, state_id as region, answer_hours as hours
    from professionals p left join cities c on c.id = city_id`)
  const more = new Map(rows.map((row) => [row.id, row]))
  everybody = (await readEverybody(own.db)).map((row) => ({ ...row, ...more.get(row.id)! }))
}, 120_000)
afterAll(() => own.close())

const query = (type: ProfessionalType, given: Record<string, string>): ListQuery =>
  LIST_QUERY[type].parse(given)

/** Cities at home first; for anything else by name alone. */
const byName = (a: string, b: string) => {
  const isAbroad = (name: string) => /^(?!es-)[a-z]{2}-/.test(name)
  return Number(isAbroad(a)) - Number(isAbroad(b)) || (a < b ? -1 : 1)
}

const tally = (kinds: readonly string[][]) => {
  const counts = new Map<string, number>()
  for (const kind of kinds.flatMap((list) => [...new Set(list)]))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted(([a, n], [b, m]) => m - n || byName(a, b))
}

const CASES: [ProfessionalType, Record<string, string>][] = [
  ...PROFESSIONAL_TYPES.flatMap((type): [ProfessionalType, Record<string, string>][] => [
    [type, { city: 'es-madrid', modality: 'in-person' }],
    [type, { city: 'es-jaca', modality: 'in-person' }],
    [type, { city: 'mx-merida', modality: 'in-person' }],
  ]),
  ['trainer', { specialization: 'strength' }],
  ['physiotherapist', { specialization: 'manual_therapy' }],
]

test.each(CASES)('the figures of %s %j are those of a naive count', async (type, given) => {
  const all = naiveList(everybody, query(type, given)) as Person[]
  const people = all.slice(0, LIST_END)
  const facts = await landingFacts(own.db, query(type, given))
  if (people.length === 0) {
    expect(facts).toBeNull()
    return
  }
  const of = (modality: string) => people.filter((one) => one.modality === modality).length
  const reviews = people.reduce((sum, one) => sum + one.reviews, 0)
  const stars = people.reduce((sum, one) => sum + Math.round(one.rating * one.reviews), 0)
  const years = people.map(({ experience }) => experience).toSorted((a, b) => b - a)
  expect(facts).toMatchObject({
    modalities: { 'in-person': of('in-person'), online: of('online'), both: of('both') },
    reviews: { people: people.filter((one) => one.reviews > 0).length, total: reviews },
    experience: {
      least: years.at(-1),
      most: years[0],
      half: years[Math.ceil(years.length / 2) - 1],
    },
  })
  const answering = people.filter(({ hours }) => hours !== null)
  const [soonest] = answering.toSorted(
    (a, b) => a.hours! - b.hours! || people.indexOf(a) - people.indexOf(b),
  )
  expect(facts!.soonest?.id).toBe(soonest?.id)
  expect(facts!.soonest?.answerHours).toBe(soonest?.hours)
  if (reviews === 0) expect(facts!.reviews.average).toBeNull()
  else expect(Math.abs(facts!.reviews.average! - stars / reviews)).toBeLessThanOrEqual(0.0501)
  expect(facts!.specialties.map(({ slug, count }) => [slug, count])).toEqual(
    tally(people.map(({ specialties }) => specialties)),
  )
  expect(facts!.languages.map(({ code, count }) => [code, count])).toEqual(
    tally(people.map(({ languages }) => languages)),
  )
  const seen = people.filter(({ modality }) => modality !== 'online')
  expect(facts!.cities.map(({ id, count }) => [id, count])).toEqual(
    tally(seen.map(({ city }) => (city ? [city] : []))).slice(0, 12),
  )
})

test.each(CASES)(
  'the figures of %s %j read no professional but those found',
  async (type, given) => {
    const spy = vi.spyOn(own.db.pool, 'query')
    await landingFacts(own.db, query(type, given))
    const [{ text }, values] = spy.mock.calls[0] as unknown as [{ text: string }, unknown[]]
    spy.mockRestore()
    const { rows } = await own.db.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index .*professionals_/)
    expect(plan).not.toMatch(/Seq Scan on (professionals|profiles)/)
  },
)

test('beyond the end of a list the figures are those up to it', async () => {
  const given = query('trainer', { specialization: 'strength' })
  expect(naiveList(everybody, given).length).toBeGreaterThan(LIST_END)
  const { modalities } = (await landingFacts(own.db, given))!
  expect(Object.values(modalities).reduce((a, b) => a + b)).toBe(LIST_END)
})

describe('counts', () => {
  const inPerson = () => everybody.filter(({ city, modality }) => city && modality !== 'online')
  const key = ({ type, id, count }: { type: string; id: string; count: number }) =>
    `${count} ${id} ${type}`
  const naive = (people: Person[]) =>
    tally(people.map(({ city, type }) => [`${city} ${type}`])).map(([pair, n]) => `${n} ${pair}`)

  test('by city leave out who is hidden and who works online alone', async () => {
    const counted = await countByCity(own.db, { limit: 10_000 })
    expect(counted.map(key)).toEqual(naive(inPerson()))
    expect(counted.length).toBeGreaterThan(100)
  })

  test('by city of one profession, up to a limit', async () => {
    const all = await countByCity(own.db, { type: 'nutritionist', limit: 10_000 })
    expect(all.map(key)).toEqual(naive(inPerson().filter(({ type }) => type === 'nutritionist')))
    expect(await countByCity(own.db, { type: 'nutritionist', limit: 6 })).toEqual(all.slice(0, 6))
  })

  test('by city of a region', async () => {
    const near = await countByCity(own.db, { near: 'es-gandia', limit: 100 })
    expect(near.map(key)).toEqual(naive(inPerson().filter(({ region }) => region === 'ES-V')))
    expect(new Set(near.map(({ state }) => state))).toEqual(new Set(['Valencia']))
  })

  test('by speciality, to one beyond the end of a list', async () => {
    const pairs = PROFESSIONAL_TYPES.flatMap((type) =>
      landingSpecialties(type).map((specialty) => ({ type, specialty })),
    )
    const counted = await countBySpecialty(own.db, pairs)
    expect(counted).toEqual(
      pairs.map((pair) => {
        const has = (one: Person) =>
          one.type === pair.type && one.specialties.includes(pair.specialty)
        return { ...pair, count: Math.min(everybody.filter(has).length, LIST_END + 1) }
      }),
    )
    expect(counted.map(({ count }) => count)).toContain(LIST_END + 1)
  })
})
