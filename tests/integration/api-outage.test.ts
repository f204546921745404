import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { connect } from '#db/client.ts'
import professionals from '#functions/professionals.ts'
import reviews from '#functions/reviews.ts'
import status from '#functions/status.ts'
import { closeDatabase, database } from '#server/database.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { callFunction, SITE, useDatabase } from '#tests/support/call-function.ts'
import { onClock } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { waiting } from '#tests/support/locks.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const LIST = '/api/professionals?professional=trainer'

/** Every endpoint with its handler and its status while the database is up. */
const ENDPOINTS = [
  [LIST, professionals, 200],
  [`${LIST}&top10=true&page=3`, professionals, 200],
  [`/api/professionals/${ID}`, professionals, 404],
  [`/api/professionals/${ID}/reviews`, reviews, 404],
  ['/api/status', status, 200],
] as const

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
afterEach(async () => {
  vi.restoreAllMocks()
  await link.mend()
})

async function expectWell() {
  for (const [path, handler, well] of ENDPOINTS) {
    expect((await callFunction(handler, path)).status).toBe(well)
  }
}

/** Nothing passes a frozen link. */
const isFrozen = () => true

async function expectUnavailable(path: string, handler: (typeof ENDPOINTS)[number][1]) {
  const begins = performance.now()
  const response = await callFunction(handler, path)
  expect(performance.now() - begins).toBeLessThan(3_000)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(
    path === '/api/status'
      ? { ok: false, database: 'down', jobs: expect.anything() as unknown }
      : { error: { code: 'UNAVAILABLE', requestId: 'request-0123' } },
  )
}

describe('a database that is down', () => {
  test('gives a 503 from every endpoint within 3 s and recovers on the next call', async () => {
    await expectWell()
    await link.cut()
    const rounds = async () => {
      for (const [path, handler] of ENDPOINTS) await expectUnavailable(path, handler)
    }
    // The clock stands still: no answer waits for anything.
    await onClock(rounds, () => false)
    await link.mend()
    await expectWell()
  })
})

describe('an idle connection that drops', () => {
  test('is retried for reads', async () => {
    await expectWell()
    link.drop()
    expect((await callFunction(professionals, LIST)).status).toBe(200)
    link.drop()
    expect((await callFunction(status, '/api/status')).status).toBe(200)
  })

  test('is removed from the pool when the server closed it', async () => {
    await expectWell()
    const admin = connect(own.url, link.wsProxy)
    await admin.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await admin.pool.end()
    await vi.waitUntil(() => database().pool.totalCount === 0)
    await expectWell()
  })
})

describe('a database that accepts connections but does not respond', () => {
  test('gives a 503 within 3 s from every endpoint; the next call recovers', async () => {
    await expectWell()
    link.freeze()
    const round = () =>
      Promise.all(ENDPOINTS.map(([path, handler]) => expectUnavailable(path, handler)))
    // The first round used open connections; the second cannot open any.
    await onClock(() => round().then(round), isFrozen)
    await link.mend()
    await expectWell()
  })

  test('leaks no connections under 100 concurrent requests', async () => {
    await expectWell()
    link.freeze()
    const { pool } = database()
    const rush = async () => {
      const crowd = Array.from({ length: 100 }, () => expectUnavailable(LIST, professionals))
      await Promise.all(crowd)
      expect(pool.totalCount).toBeLessThanOrEqual(3)
      const ends = performance.now() + 5_000
      while (pool.totalCount + pool.waitingCount > 0 && performance.now() < ends) await turn()
    }
    await onClock(rush, isFrozen)
    expect(pool.totalCount + pool.waitingCount).toBe(0)
    await link.mend()
    await expectWell()
    expect(pool.waitingCount).toBe(0)
  })
})

describe('a slow database', () => {
  test('gives a 503 within 3 s and recovers when the lock is released', async () => {
    await expectWell()
    const other = connect(own.url, link.wsProxy)
    await other.transaction(async (tx) => {
      await tx.execute(`lock table professionals in access exclusive mode`)
      const isLocked = () => waiting(own.owner, 1).then(() => true)
      await onClock(() => expectUnavailable(LIST, professionals), isLocked)
    })
    await other.pool.end()
    await expectWell()
  })
})

describe('an endpoint', () => {
  /** An endpoint whose connection drops during its first query, and how often its operation ran. */
  function fragile(method: 'GET' | 'POST') {
    const runs = { count: 0 }
    const fragileCall = { method, path: '/api/fragile' } as const
    const declared = endpoint(
      fragileCall,
      { response: z.object({}) },
      {
        who: 'anyone',
        rateLimit: method === 'GET' ? 'outer-wall' : 'write',
        cache: 'no-store',
        operation: async ({ db }) => {
          runs.count += 1
          const answer = db.execute(`select pg_sleep(0.2)`)
          if (runs.count === 1) link.drop()
          await answer
          return {}
        },
      },
    )
    const headers = { origin: SITE, 'content-type': 'application/json' }
    const call = () =>
      callFunction(netlifyFunction([declared]), fragileCall.path, { method, headers })
    return { call, runs }
  }

  test('does not retry a POST whose connection drops during the operation', async () => {
    await expectWell()
    const { call, runs } = fragile('POST')
    expect((await call()).status).toBe(503)
    expect(runs.count).toBe(1)
  })

  test('retries a GET once', async () => {
    await expectWell()
    const { call, runs } = fragile('GET')
    expect((await call()).status).toBe(200)
    expect(runs.count).toBe(2)
  })

  test('rejects a POST that cannot be counted for the rate limit', async () => {
    await expectWell()
    await link.cut()
    const { call, runs } = fragile('POST')
    expect((await call()).status).toBe(503)
    expect(runs.count).toBe(0)
  })

  test('runs a POST after an idle connection has dropped', async () => {
    await expectWell()
    link.drop()
    const { call, runs } = fragile('POST')
    runs.count = 1
    expect((await call()).status).toBe(200)
    expect(runs.count).toBe(2)
  })
})
