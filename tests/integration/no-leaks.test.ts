import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase } from '#server/database.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { idsAs, MATRIX } from './authorization-matrix.ts'

/** Part of everything a client sends; must reach neither a log nor an error response. */
const CANARY = 'canary-7f3a'

const routes = await apiRoutes()
const printed: string[] = []
let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await loadDictionaries()
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(args.map(String).join(' '))
    })
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await closeDatabase()
  await own.close()
})

/** A request body with the canary in every string, and in unexpected fields. */
function withCanary(body: unknown): unknown {
  if (typeof body === 'string') return `${CANARY}${body}`
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body).map(([key, value]) => [key, withCanary(value)])
  return { ...Object.fromEntries(entries), email: `${CANARY}@example.com`, password: CANARY }
}

test('no log and no error response contains what clients send', async () => {
  const people: string[] = []
  for (const [route, row] of Object.entries(MATRIX)) {
    // A new user for each: some of these end sessions or delete the account.
    const user = await makeUser(own.db, { email: `${CANARY}.${people.length}@example.com` })
    people.push(user.id)
    const ids = { ...idsAs(CANARY), userId: user.id }
    const cookie = await cookieOf(own.db, user)
    for (const body of [row.body?.(ids), withCanary(row.body?.(ids) ?? {})]) {
      const sent = route.startsWith('GET') ? undefined : body
      const path = `${row.path(ids)}${row.path(ids).includes('?') ? '&' : '?'}${CANARY}=${CANARY}`
      const response = await callRoute(routes, route, { path, body: sent, cookie })
      const text = await response.text()
      if (!response.ok) {
        // The name of an unknown field is returned; its value is not.
        expect([route, text.replaceAll(`"${CANARY}":"unknown"`, '')]).toEqual([
          route,
          expect.not.stringContaining(CANARY),
        ])
      }
    }
  }
  expect(printed.length).toBeGreaterThan(Object.keys(MATRIX).length)
  expect(printed.filter((line) => line.includes(CANARY))).toEqual([])
  expect(printed.filter((line) => people.some((id) => line.includes(id)))).toEqual([])
})
