import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { claimMail } from '#db/queries/mail-outbox.ts'
import { claimPurges, insertPurge } from '#db/queries/cache-purges.ts'
import { queueMail } from '#server/mail/queue.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/**
 * With these settings the planner re-runs a subquery for each row of the outer table, which it otherwise does when its
 * statistics say that the tables are tiny. With `limit … for update` each run then locks different rows.
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

test('one mail is claimed at a time, whatever the query plan', async () => {
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

test('no more purges are claimed than requested, whatever the query plan', async () => {
  for (const tag of ['a', 'b', 'c']) await insertPurge(db, [tag])
  const claimed = [await claimPurges(db, 2), await claimPurges(db, 2)]
  expect(claimed.map((purges) => purges.length)).toEqual([2, 1])
})
