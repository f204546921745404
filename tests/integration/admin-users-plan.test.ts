import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIND_END, findFew, findUsers, walkUsers } from '#db/queries/admin/users.ts'
import { seedBenchUsers } from '#db/seed/bench-users.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { ADMIN_PAGE, COUNT_END, END } from '#lib/admin/list.ts'
import { USER_SORTS, UsersQuery, type UserFilters } from '#lib/admin/users-schemas.ts'
import { listUsers } from '#server/admin/users/list-users.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
const ACCOUNTS = 60_000
beforeAll(async () => {
  own = await testDatabase()
  await seedBenchUsers(own.owner, ACCOUNTS)
})
afterAll(() => own.close())

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** What a query does, node by node. */
async function nodesOf(query: SQLWrapper): Promise<Node[]> {
  const { rows } = await own.db.execute(sql`explain (analyze, format json) ${query.getSQL()}`)
  const [{ Plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: Node }]
  const within = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(within)]
  return within(Plan)
}

/** Rows of tables that it reads, those that it leaves out included. */
const rowsRead = (nodes: Node[]) =>
  nodes
    .filter((node) => /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']))
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )

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
  const { count, rows } = await findUsers(own.db, query)
  const places = [query, { ...query, before: 'end' }, { ...query, after: rows.at(-1)?.id }]
  for (const place of places) {
    expect(rowsRead(await nodesOf(findFew(own.db, place)))).toBeLessThan(ACCOUNTS / 3)
    if (count > FIND_END)
      expect(rowsRead(await nodesOf(walkUsers(own.db, place)))).toBeLessThan(ACCOUNTS / 3)
  }
})

test('who is looked for by a rare word is found by its index, whatever the order', async () => {
  const query = UsersQuery.parse({ q: 'aench-user-17', sort: 'name' })
  const { count } = await findUsers(own.db, query)
  expect(count).toBeGreaterThan(0)
  const used = (await nodesOf(findFew(own.db, query))).map((node) => node['Index Name'])
  expect(used).toContain('profiles_search')
  expect(used).not.toContain('profiles_by_name')
})

test.each(USER_SORTS)(
  'a page of more than are found first, by %s, goes on both ways',
  async (sort) => {
    const query = UsersQuery.parse({ role: 'athlete', sort, dir: 'asc' })
    const read = (place: object) => listUsers({ db: own.db }, { query: { ...query, ...place } })
    const first = await read({})
    const second = await read({ after: first.next })
    expect(first).toMatchObject({ total: COUNT_END, isMore: true, previous: null })
    expect((await read({ before: second.previous })).items).toEqual(first.items)
    const both = [...first.items, ...second.items]
    expect(new Set(both.map(({ id }) => id)).size).toBe(2 * ADMIN_PAGE)
    const by = { created: sql`profiles.created_at`, name: sql`sort_name`, email: sql`email` }[sort]
    const { rows } = await own.db.execute<{ id: string }>(sql`
    select user_id as id from profiles join users on users.id = user_id where role = 'athlete'
    order by ${by}, user_id
    limit ${2 * ADMIN_PAGE}`)
    expect(both.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    const last = await read({ before: END })
    expect(last).toMatchObject({ next: null })
    expect(last.items).toHaveLength(ADMIN_PAGE)
  },
)
