import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PATIENCE_MS, testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await insertPlaces(db)
})
afterAll(() => database.close())

/** Combinations whose kept total is not what counting gives; 0 is kept or left out. */
async function disagreements() {
  const { rows } = await db.execute(sql`
    with counted as (
      select type, country_key as country_id, goal, specialty, training_modality, count(*)::int as total
      from professionals, professional_count_keys(country_id, goal_mask, specialty_mask)
      where is_public
      group by 1, 2, 3, 4, 5
    )
    select counts.*, counted.total as counted
    from professional_counts as counts
    full join counted using (type, country_id, goal, specialty, training_modality)
    where coalesce(counts.total, 0) <> coalesce(counted.total, 0)
  `)
  return rows
}

const kept = async () => {
  const { rows } = await db.execute(sql`select sum(total)::int as total from professional_counts`)
  return rows[0]?.['total']
}

const pick = <Item>(list: readonly Item[], n: number) => list[n % list.length]!

/** The filters of the n-th professional, each with a period of its own, so that writers share some. */
const filters = (n: number) => ({
  cityId: pick(['es-valencia', 'pt-lisboa', null], n),
  trainingModality: pick(MODALITIES, n >> 1),
  availableObjectives: [pick(GOALS, n), pick(GOALS, n + 2)],
})

/** What one writer does: people come, several move at once, appear or disappear, and some go. */
async function write(connection: Database, writer: number) {
  for (let n = 0; n < 12; n++) {
    const type = pick(PROFESSIONAL_TYPES, n)
    const specialization = [pick(SPECIALTIES[type], n), pick(SPECIALTIES[type], n + writer)]
    const isPublic = n % 4 !== writer
    const person = { type, specialization, isPublic, ...filters(n) }
    const id = await insertProfessional(connection, person)
    if (n % 3 === writer) await connection.execute(sql`delete from professionals where id = ${id}`)
    const to = filters(n + writer + 1)
    await connection.execute(sql`
      update professionals
      set city_id = ${to.cityId}, training_modality = ${to.trainingModality},
        specialization = specialization[1:1]
      where id in (select id from professionals order by id limit 3 for update)
    `)
    // Some of them both ways and some neither, with a filter that changes at the same stroke or not.
    await connection.execute(sql`
      update professionals
      set is_public = ${n % 2 === 0},
        training_modality = case when id > ${id} then training_modality else ${to.trainingModality} end
      where id in (select id from professionals order by id offset ${n} limit 4 for update)
    `)
  }
}

test('totals agree with the professionals after many wrote at once', async () => {
  const pools = [0, 1, 2].map(() => connect(database.url, database.wsProxy, PATIENCE_MS))
  await Promise.all(pools.map((pool, writer) => write(pool, writer)))
  await Promise.all(pools.map(({ pool }) => pool.end()))
  const { rows } = await db.execute(sql`select count(*)::int as n from professionals`)
  expect(rows).toEqual([{ n: 24 }])
  expect(await disagreements()).toEqual([])
  expect(await kept()).toBeGreaterThan(0)
})

test('a total counts who is public, from then and until then', async () => {
  const before = await kept()
  const id = await insertProfessional(db, { isPublic: false, specialization: ['strength'] })
  expect(await kept()).toBe(before)
  const set = (isPublic: boolean) =>
    db.execute(sql`update professionals set is_public = ${isPublic} where id = ${id}`)
  await set(true)
  // Every country and the own one, any speciality and the own one.
  expect(await kept()).toBe(Number(before) + 4)
  expect(await disagreements()).toEqual([])
  await set(false)
  expect(await kept()).toBe(before)
  await db.execute(sql`delete from professionals where id = ${id}`)
  expect([await kept(), await disagreements()]).toEqual([before, []])
})

test('a total that is wrong is found', async () => {
  await db.execute(sql`update professional_counts set total = total + 1 where country_id = '*'`)
  expect((await disagreements()).length).toBeGreaterThan(0)
  await db.execute(sql`update professional_counts set total = total - 1 where country_id = '*'`)
  expect(await disagreements()).toEqual([])
})

test('emptying the table at one stroke empties the totals with it', async () => {
  await database.owner.execute(sql`truncate professionals cascade`)
  expect(await kept()).toBeNull()
  await insertProfessional(db)
  expect(await disagreements()).toEqual([])
})
