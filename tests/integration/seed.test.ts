import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { marketFigures } from '#db/queries/figures.ts'
import { findProfessional, topProfessionals } from '#db/queries/professionals.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { DEMO_PEOPLE } from '#db/seed/demo-people.ts'
import { DEMO_REVIEWS } from '#db/seed/demo-reviews.ts'
import { seedLocations } from '#db/seed/locations.ts'
import { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { pseudonym } from '#tests/support/professionals.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedLocations(db)
  await seedDemo(db, pseudonym)
})
afterAll(() => database.close())

const TABLES = 'countries states cities users profiles professionals professional_reviews'.split(
  ' ',
)

/** One digest per seeded table; `xmin` reveals rewritten rows. */
const digests = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await db.execute(
        sql`select md5(string_agg(r::text || r.xmin::text, ' ' order by r::text)) as digest from ${sql.identifier(table)} r`,
      )
      return rows[0]?.['digest']
    }),
  )

describe('the seeds', () => {
  test('are idempotent and rewrite no rows', async () => {
    const before = await digests()
    await seedLocations(db)
    await seedDemo(db, pseudonym)
    expect(await digests()).toEqual(before)
  })

  test('of an older database get the pictures of today, unless they have chosen others', async () => {
    const own = await testDatabase()
    await seedLocations(own.db)
    await seedDemo(own.db, pseudonym)
    const addresses = async () => {
      const { rows } = await own.db.execute(
        `select user_id, avatar_url from profiles where role <> 'athlete' order by user_id`,
      )
      return rows
    }
    const before = await addresses()
    const [first, second] = DEMO_PEOPLE.map(({ professional }) => professional.userId)
    await own.db.execute(
      `update profiles set avatar_url = '/demo/avatars/' || user_id || '.webp' where role <> 'athlete'`,
    )
    await own.db.execute(`update profiles set avatar_url = null where user_id = '${first!}'`)
    await own.db.execute(
      `update profiles set avatar_url = '/avatars/${second!}/avatar.webp?v=1' where user_id = '${second!}'`,
    )
    await seedDemo(own.db, pseudonym)
    const others = (rows: typeof before) =>
      rows.filter(({ user_id }) => user_id !== first && user_id !== second)
    const after = await addresses()
    await own.close()
    expect(others(after)).toEqual(others(before))
    expect(after.find(({ user_id }) => user_id === first)?.['avatar_url']).toBeNull()
    expect(after.find(({ user_id }) => user_id === second)?.['avatar_url']).toMatch(/^\/avatars/)
  })

  test('do not restore deleted people or reviews', async () => {
    const own = await testDatabase()
    await seedLocations(own.db)
    await seedDemo(own.db, pseudonym)
    await own.db.execute(`delete from users where email = '${DEMO_PEOPLE[0]!.email}'`)
    await own.db.execute(`delete from professional_reviews where id = '${DEMO_REVIEWS.at(-1)!.id}'`)
    const count = async () => {
      const { rows } = await own.db.execute(
        `select (select count(*)::int from users) as users, (select count(*)::int from professionals)
           as professionals, (select count(*)::int from professional_reviews) as reviews`,
      )
      return rows[0]
    }
    const before = await count()
    await seedDemo(own.db, pseudonym)
    const after = await count()
    await own.close()
    expect(after).toEqual(before)
  })

  test('correct a modified place', async () => {
    await db.execute(sql`update cities set name = 'Nowhere' where id = 'es-madrid'`)
    await seedLocations(db)
    const { rows } = await db.execute(sql`select name from cities where id = 'es-madrid'`)
    expect(rows).toEqual([{ name: 'Madrid' }])
  })

  test('produce totals and averages that match the reviews', async () => {
    const { rows } = await db.execute(sql`
      select p.id from professionals p
      left join professional_reviews r on r.professional_id = p.id
      group by p.id
      having p.total_reviews <> count(r.id) or p.rating <> coalesce(round(avg(r.rating), 2), 0)
    `)
    expect(rows).toEqual([])
  })

  test('produce the market figures', async () => {
    const average = DEMO_REVIEWS.reduce((sum, { rating }) => sum + rating, 0) / DEMO_REVIEWS.length
    expect(await marketFigures(db)).toEqual({
      professionals: DEMO_PEOPLE.length,
      cities: new Set(DEMO_PEOPLE.flatMap(({ professional }) => professional.cityId ?? [])).size,
      averageRating: Number(average.toFixed(1)),
    })
  })

  test('an empty market has no average', async () => {
    const empty = await testDatabase()
    const figures = await marketFigures(empty.db)
    await empty.close()
    expect(figures).toEqual({ professionals: 0, cities: 0, averageRating: null })
  })
})

describe('every demo professional', () => {
  test.each(PROFESSIONAL_TYPES)('%s: has a complete profile page', async (type) => {
    const people = DEMO_PEOPLE.filter(({ professional }) => professional.type === type)
    for (const { professional, name } of people) {
      const profile = await findProfessional(db, { id: professional.id, type })
      expect(ProfessionalProfile.parse(profile)).toEqual(profile)
      expect(profile).toMatchObject({ name, bio: professional.bio })
      expect(JSON.stringify(profile)).not.toContain('@example.com')
    }
  })

  test('is found only under its own profession', async () => {
    const { id } = DEMO_PEOPLE[0]!.professional
    expect(await findProfessional(db, { id, type: 'nutritionist' })).toBeNull()
  })
})

test.each(PROFESSIONAL_TYPES)(
  'the top ten of %s are the best-ranked participants',
  async (type) => {
    const top = await topProfessionals(db, type)
    const { rows } = await db.execute(sql`
    select id from professionals where type = ${type} and participate_ranking
    order by ranking_score desc, rating desc, total_reviews desc, id limit 10
  `)
    expect(top.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(top).toHaveLength(10)
  },
)
