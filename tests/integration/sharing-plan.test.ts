import { expect, test } from 'vitest'
import { listSharedRecords } from '#db/queries/health/shared.ts'
import { withActor } from '#db/with-actor.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { crowd, planOf } from '#tests/support/health.ts'
import { client, insertRecord, professional, share } from '#tests/support/sharing.ts'

const suite = accountSuite()

test('a page of a client’s records is read by the index of the list, and policies are asked once', async () => {
  const [nora, leire] = [await client(suite), await professional(suite)]
  const id = await share(suite.owner(), nora, leire)
  await insertRecord(suite.owner(), nora.id, { weight: 70 })
  await crowd(suite.owner())
  const page = { id, after: null, limit: 51 }
  const plan = await withActor(suite(), leire.id, (scope) =>
    planOf(scope, listSharedRecords(scope, page)),
  )
  expect(plan).toContain('Index Scan using health_records_newest')
  expect(plan).not.toContain('Seq Scan on health_records')
  expect(plan).toContain('hashed SubPlan')
})
