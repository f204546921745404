import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase } from '#server/database.ts'
import { makeUser, sessionOf } from '#tests/support/accounts.ts'
import { apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { onClock } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'
import { idsAs, MATRIX } from './authorization-matrix.ts'

const routes = await apiRoutes()
let own: TestDatabase
let link: WeakLink
beforeAll(async () => {
  own = await testDatabase()
  link = await weakLink(own.wsProxy)
  useDatabase({ url: own.url, wsProxy: link.wsProxy }, { asOnSite: true })
})
afterAll(async () => {
  await closeDatabase()
  await link.close()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

test('without the database every account endpoint answers 503, and the session survives', async () => {
  const user = await makeUser(own.db)
  const { sessionId, cookie } = await sessionOf(own.db, user)
  const ids = { ...idsAs(user.id), sessionId, deviceId: sessionId }
  const call = (route: string) => {
    const row = MATRIX[route]!
    return callRoute(routes, route, {
      path: row.path(ids),
      body: row.body?.(ids),
      file: row.file,
      cookie,
    })
  }
  const needing = Object.keys(MATRIX).filter((route) =>
    /api\/(account|profile|contact|notifications)/.test(route),
  )
  await link.cut()
  for (const route of needing) {
    // The clock stands still: no answer waits for anything.
    const { result: response } = await onClock(
      () => call(route),
      () => false,
    )
    expect([route, response.status]).toEqual([route, 503])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } })
  }
  await link.mend()
  const mended = await call('GET /api/account/sessions')
  expect(mended.status).toBe(200)
  expect(await mended.json()).toMatchObject({ items: [{ id: sessionId, isCurrent: true }] })
})
