import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listSharedRecords } from '#db/queries/health/shared.ts'
import { heldClient } from '#db/queries/health/write-history.ts'
import { withActor } from '#db/with-actor.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { crowd, planOf } from '#tests/support/health.ts'
import { world } from '#tests/support/sharing.ts'

const suite = accountSuite()

beforeAll(async () => {
  await crowd(suite.owner(), 2_000, 5)
  await suite.owner().execute(sql`analyze users`)
})

test('a page of a client’s records is read by the index of the list, and policies are asked once', async () => {
  const [leire, , id] = await world(suite)
    .trainer()
    .client()
    .sharesAll()
    .records({ weight: 70 })
    .insert()
  const page = { id, after: null, limit: 51 }
  const plan = await withActor(suite(), leire.id, (scope) =>
    planOf(scope, listSharedRecords(scope, page)),
  )
  expect(plan).toContain('Index Scan using health_records_newest')
  expect(plan).not.toContain('Seq Scan on health_records')
  expect(plan).toContain('hashed SubPlan')
})

test('a save reads the people of its own share, however many there are', async () => {
  const [leire, , id] = await world(suite).trainer().client().sharesAll().insert()
  const plan = await withActor(suite(), leire.id, (scope) => planOf(scope, heldClient(scope, id)))
  expect(plan).toContain('hold_clients')
  expect(plan).not.toContain('Seq Scan on users')
})
