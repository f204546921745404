import { afterAll, beforeAll } from 'vitest'
import { closeDatabase } from '#server/database.ts'
import { makeUser } from './accounts.ts'
import { ownBlobs } from './blobs.ts'
import { useDatabase } from './call-function.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { loadDictionaries } from './dictionaries.ts'

/** What calls of the whole authorization matrix need, for the tests of a file. @returns its database */
export function matrixSuite(): () => TestDatabase {
  let own: TestDatabase
  let closeBlobs: () => Promise<void>
  beforeAll(async () => {
    own = await testDatabase()
    useDatabase(own)
    closeBlobs = await ownBlobs()
    await loadDictionaries()
    // The last admin may not do all that an admin may.
    await makeUser(own.db, { role: 'admin' })
  })
  afterAll(async () => {
    await closeBlobs()
    await closeDatabase()
    await own.close()
  })
  return () => own
}
