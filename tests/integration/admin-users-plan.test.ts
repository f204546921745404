import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUsers, findUsers, usersToCount } from '#db/queries/admin/users.ts'
import { seedBenchUsers } from '#db/seed/bench-users.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { USER_SORTS, UsersQuery, type UserFilters } from '#lib/admin/users-contract.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  await seedBenchUsers(own.owner, 60_000)
})
afterAll(() => own.close())

async function planOf(query: SQLWrapper): Promise<string> {
  const { rows } = await own.db.execute(sql`explain ${query.getSQL()}`)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}

/** From what nobody has to what almost all have. */
const SEARCHES: Record<string, Partial<UserFilters>> = {
  everybody: {},
  'a first letter': { q: 'n' },
  'a name': { q: 'alvaro nun' },
  'an address': { q: 'aench-user-17' },
  'a rare role': { role: 'admin' },
  'a common role': { role: 'athlete' },
  'a rare state': { state: 'disabled' },
  'a common state': { state: 'confirmed' },
  'a day': { since: '2026-11-20' },
  'role, state and name': { q: 'n', role: 'trainer', state: 'unconfirmed' },
}

const cases = Object.entries(SEARCHES).flatMap(([name, filters]) =>
  USER_SORTS.map((sort) => ({ name, sort, query: UsersQuery.parse({ ...filters, sort }) })),
)

test.each(cases)('$name by $sort: no page reads all accounts', async ({ query }) => {
  const count = await countUsers(own.db, query)
  const [middle] = (await findUsers(own.db, query, { place: query, count })).slice(-1)
  const places = [query, { ...query, before: 'end' }, { ...query, after: middle?.id }]
  const queries = places.map((place) => findUsers(own.db, query, { place, count }))
  for (const asked of [...queries, usersToCount(own.db, query)]) {
    expect(await planOf(asked)).not.toMatch(/Seq Scan on (users|profiles)/)
  }
})

test('who is looked for by a rare word is found by its index, whatever the order', async () => {
  const query = UsersQuery.parse({ q: 'aench-user-17', sort: 'name' })
  const count = await countUsers(own.db, query)
  expect(count).toBeGreaterThan(0)
  const plan = await planOf(findUsers(own.db, query, { place: query, count }))
  expect(plan).toContain('profiles_search')
  expect(plan).not.toContain('profiles_by_name')
})
