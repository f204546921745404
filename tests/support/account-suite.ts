import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Database } from '#db/client.ts'
import { database } from '#server/database.ts'
import { useDatabase } from './call-function.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { insertPlaces } from './professionals.ts'

/**
 * A database with places for the tests of a file, also used by the functions.
 *
 * @returns connections as the serving role, and by `owner` as the migrating one
 */
export function accountSuite(): (() => Database) & { owner: () => Database } {
  let own: TestDatabase
  beforeAll(async () => {
    own = await testDatabase()
    useDatabase(own)
    await insertPlaces(own.db)
    // Loading it from source takes seconds on a busy machine, longer than a response may; the bundle takes a sixth.
    await import('#server/passwords/weakness.ts')
  })
  afterAll(async () => {
    await database().pool.end()
    await own.close()
  })
  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())
  return Object.assign(() => own.db, { owner: () => own.owner })
}
