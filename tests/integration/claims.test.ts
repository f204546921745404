import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { claimMail } from '#db/queries/mail-outbox.ts'
import { claimPurges, insertPurge } from '#db/queries/cache-purges.ts'
import { queueMail } from '#server/mail/queue.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/**
 * With these settings the planner runs a subquery anew for each row of the outer table, as it also does by itself when
 * its statistics say that the tables are tiny. One with `limit … for update` then finds other rows each time.
 */
const PLAN = [
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_hashagg',
  'enable_sort',
  'enable_material',
]

let own: TestDatabase
let db: Database

beforeAll(async () => {
  own = await testDatabase()
  const { rows } = await own.db.execute<{ name: string }>(sql`select current_database() as name`)
  for (const setting of PLAN) {
    await own.owner.execute(
      sql`alter database ${sql.identifier(rows[0]!.name)} set ${sql.identifier(setting)} = off`,
    )
  }
  db = connect(own.url, own.wsProxy)
})
afterAll(async () => {
  await db.pool.end()
  await own.close()
})

test('whatever the plan, one mail is claimed at a time', async () => {
  for (const key of ['a', 'b', 'c']) {
    const data = { name: null }
    await queueMail(db, {
      key,
      to: 'a@example.com',
      locale: 'es',
      template: 'password-changed',
      data,
    })
  }
  const claimed = [await claimMail(db), await claimMail(db), await claimMail(db)]
  expect(new Set(claimed.map((mail) => mail?.id)).size).toBe(3)
  expect(await claimMail(db)).toBeUndefined()
})

test('whatever the plan, no more purges are claimed than are taken', async () => {
  for (const tag of ['a', 'b', 'c']) await insertPurge(db, [tag])
  const claimed = [await claimPurges(db, 2), await claimPurges(db, 2)]
  expect(claimed.map((purges) => purges.length)).toEqual([2, 1])
})
