import { randomUUID } from 'node:crypto'
import { Client } from '@neondatabase/serverless'
import { expect, test, vi } from 'vitest'
import { forgetHits } from '#db/queries/rate-limits.ts'
import { apiEndpoints, apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { askedOf, withText } from '#tests/support/hostile-calls.ts'
import { matrixPerson } from '#tests/support/matrix-person.ts'
import { matrixSuite } from '#tests/support/matrix-suite.ts'
import { MATRIX } from './authorization-matrix.ts'

const routes = await apiRoutes()
const endpoints = await apiEndpoints()

const own = matrixSuite()

const MARK = 'from-outside'
const VICTIM = randomUUID()
const TEXT = `${MARK}'); select set_config('app.uid', '${VICTIM}', true); --`
/** Sets something else than how a count of a limit commits. */
const SETS = /set_config(?!\('synchronous_commit', 'off', true\))/
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
    const { cookie, ids } = await matrixPerson(own(), role)
    asked()
    const plain = { path: row.path(ids), body: row.body?.(ids), file: row.file, cookie }
    for (const hostile of withText(contract, plain, TEXT)) {
      await forgetHits(own().db)
      const { status } = await callRoute(routes, route, hostile)
      // Refused for its type, none of its texts would be read.
      expect(status, route).not.toBe(415)
    }
    for (const { statement, values } of asked()) {
      expect(statement, route).not.toContain(MARK)
      expect(statement, route).not.toContain(VICTIM)
      if (SETS.test(statement)) expect(statement, route).toMatch(ACT)
      if (values.includes(MARK)) reached.add(route)
    }
  }
  // What a form refuses reaches no statement.
  expect([...reached].length).toBeGreaterThan(20)
}, 240_000)
