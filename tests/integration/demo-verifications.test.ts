import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { professionals, verifications } from '#db/schema/index.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { DEMO_ADMIN_ID, seedDemoAccounts } from '#db/seed/demo-accounts.ts'
import { DEMO_CLAIMS, seedDemoVerifications } from '#db/seed/demo-verifications.ts'
import { seedLocations } from '#db/seed/locations.ts'
import { putDemoProofs } from '#scripts/demo-proofs.ts'
import { readProofFile } from '#server/verifications/read-proof-file.ts'
import { proofStore } from '#server/storage/proof-store.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { pseudonym } from '#tests/support/professionals.ts'

let own: TestDatabase
let closeBlobs: () => Promise<void>
beforeAll(async () => {
  own = await testDatabase()
  closeBlobs = await ownBlobs()
  await seedLocations(own.db)
  await seedDemo(own.db, pseudonym)
  await seedDemoAccounts(own.db, () => Promise.resolve('$argon2id$none'))
  await seedDemoVerifications(own.db)
})
afterAll(async () => {
  await closeBlobs()
  await own.close()
})

const count = (state: 'approved' | 'waiting') =>
  own.db.$count(verifications, eq(verifications.state, state))

test('many are verified, each by a record of the admin', async () => {
  const verified = await own.db.$count(professionals, sql`is_verified`)
  expect(verified).toBeGreaterThan(50)
  const badges = sql`state = 'approved' and kind = 'profession' and decided_by = ${DEMO_ADMIN_ID}`
  expect(await own.db.$count(verifications, badges)).toBe(verified)
  expect(await own.db.$count(professionals, sql`checked_certifications <> '{}'`)).toBe(verified)
})

test('seeding again changes nothing, and decides nothing anew', async () => {
  await own.db
    .update(verifications)
    .set({ state: 'withdrawn', proofType: null, proofBytes: null })
    .where(eq(verifications.id, DEMO_CLAIMS[4]!.id))
  const before = [await count('approved'), await count('waiting')]
  await seedDemoVerifications(own.db)
  expect([await count('approved'), await count('waiting')]).toEqual(before)
  expect(before[1]).toBe(4)
})

test('every claim that waits has a document as a person would upload it', async () => {
  for (let n = 0; n < 2; n++) await putDemoProofs(own.db)
  const store = proofStore()
  const waiting = DEMO_CLAIMS.slice(0, 4)
  const ids = (keys: readonly { id: string }[]) => keys.map(({ id }) => id).sort()
  expect(ids(await store.list())).toEqual(ids(waiting))
  for (const claim of waiting) {
    const bytes = await store.get(claim)
    expect((await readProofFile(bytes!)).type).toBe(claim.type)
  }
  expect(await sweepProofs({ db: own.db, proofs: store })).toBe(0)
})
