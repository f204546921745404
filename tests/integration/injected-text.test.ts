import { randomUUID } from 'node:crypto'
import { Client } from '@neondatabase/serverless'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgetHits } from '#db/queries/rate-limits.ts'
import { closeDatabase } from '#server/database.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { apiEndpoints, apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { askedOf, withText } from '#tests/support/hostile-calls.ts'
import { matrixPerson } from '#tests/support/matrix-person.ts'
import { MATRIX } from './authorization-matrix.ts'

const routes = await apiRoutes()
const endpoints = await apiEndpoints()

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

const MARK = 'from-outside'
const VICTIM = randomUUID()
const TEXT = `${MARK}'); select set_config('app.uid', '${VICTIM}', true); --`
/** The whole of a statement that says who acts. */
const ACT = /^(begin( read only)?; )?select set_config\('app\.uid', '[0-9a-f-]{36}', true\)$/

test('no text of any call becomes SQL: it is a value, and nobody acts for somebody else', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const asked = askedOf(Client)
  const reached = new Set<string>()
  for (const { contract } of endpoints) {
    const route = `${contract.method} ${contract.path}`
    const row = MATRIX[route]!
    const role = typeof row.allows === 'string' ? 'trainer' : row.allows.at(-1)!
    const { cookie, ids } = await matrixPerson(own, role)
    asked()
    const plain = { path: row.path(ids), body: row.body?.(ids), file: row.file, cookie }
    for (const hostile of withText(contract, plain, TEXT)) {
      await forgetHits(own.db)
      const { status } = await callRoute(routes, route, hostile)
      // Refused for its type, none of its texts would be read.
      expect(status, route).not.toBe(415)
    }
    for (const { statement, values } of asked()) {
      expect(statement, route).not.toContain(MARK)
      expect(statement, route).not.toContain(VICTIM)
      if (statement.includes('set_config')) expect(statement, route).toMatch(ACT)
      if (values.includes(MARK)) reached.add(route)
    }
  }
  // What a form refuses reaches no statement.
  expect([...reached].length).toBeGreaterThan(20)
}, 240_000)
