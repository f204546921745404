import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Database } from '#db/client.ts'
import { closeDatabase } from '#server/database.ts'
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
  })
  afterAll(async () => {
    await closeDatabase()
    await own.close()
  })
  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())
  return Object.assign(() => own.db, { owner: () => own.owner })
}
