import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/index.ts'
import { seedBenchUsers } from '#db/seed/bench-users.ts'
import usersHandler from '#functions/admin-users.ts'
import { USER_SORTS, UsersQuery, type UserList } from '#lib/admin/users-schemas.ts'
import { listUsers } from '#server/admin/users/list-users.ts'
import { env } from '#server/env.ts'
import { migrateDatabase, withConnection, withOwner } from '../database.ts'
import { onDatabase, WRITING_MS } from './database.ts'
import { atMost, counted, noted, percentile, type Measurement } from './measurement.ts'
import { watchScans } from './scans.ts'
import { beginSession } from './session.ts'

const AT_ONCE = 10
const ROUNDS = 20
const WARM_UP = 3

/** From what nobody has to what almost all have. */
const SEARCHES: Record<string, Record<string, string>> = {
  everybody: {},
  'by a first letter': { q: 'n' },
  'by a name': { q: 'alvaro nun' },
  'by a first name': { q: 'alvaro' },
  'by an address': { q: 'aench-user-17' },
  'nobody found': { q: 'zz' },
  'by a rare role': { role: 'admin' },
  'by a common role': { role: 'athlete' },
  'by a rare state': { state: 'disabled' },
  'by a common state': { state: 'confirmed' },
  'by a year': { since: '2025', until: '2025' },
  'by role, state and name': { q: 'n', role: 'trainer', state: 'unconfirmed' },
}

/** The list of accounts, 10 at once over the three connections of a process: first, middle and last page of each order. */
export function measureAdmin(people: number): Promise<Measurement[]> {
  return onDatabase(`.data/bench-admin-${people / 1_000}k`, async () => {
    const cookie = await withOwner((db) => fill(db, people), WRITING_MS)
    const lines: Measurement[] = []
    // Without a limit: of filters that nearly all match, the first are counted by a sequential scan that ends there.
    const { what, measured } = await watchScans(
      'Admin: how PostgreSQL read accounts for these',
      ['profiles', 'users', 'sessions'],
      () =>
        withConnection(async (db) => {
          for (const [name, filters] of Object.entries(SEARCHES)) {
            const page = `Admin: a page of ${counted(people)} users, ${name}, any order`
            const time = await measureOne(db, filters)
            lines.push(atMost(`${page}, ${AT_ONCE} at once, p95`, time, 60, 'ms'))
          }
        }),
    )
    return [...lines, { what, measured }, await measureCall(cookie)]
  })
}

async function measureOne(db: Database, filters: Record<string, string>): Promise<number> {
  const places: UsersQuery[] = []
  for (const sort of USER_SORTS) {
    const first = UsersQuery.parse({ ...filters, sort })
    const page: UserList = await listUsers({ db }, { query: first })
    const after = page.next ? [{ ...first, after: page.next }] : []
    places.push(first, ...after, { ...first, before: 'end' })
  }
  return measure((n) => listUsers({ db }, { query: places[n % places.length]! }))
}

async function measureCall(cookie: string): Promise<Measurement> {
  const { origin } = new URL(env().SITE_URL)
  const time = await measure(async () => {
    const request = new Request(`${origin}/api/admin/users`, { headers: { cookie } })
    const response = await usersHandler(request, { ip: randomUUID(), requestId: randomUUID() })
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  })
  return noted('Admin: the whole call of the first page, with session, p95', time, 'ms')
}

/** The 95th percentile of the time of a call, in ms. */
async function measure(call: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const spent = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, n) => {
        const began = performance.now()
        await call(n + round + WARM_UP)
        return performance.now() - began
      }),
    )
    if (round >= 0) times.push(...spent)
  }
  return percentile(times, 0.95)
}

/** People are written once and kept for the next run. @returns the cookie of an admin */
async function fill(db: Database, people: number): Promise<string> {
  await migrateDatabase(db)
  if ((await db.$count(users)) === 0) {
    console.log(`Writing ${people} users …`)
    await seedBenchUsers(db, people)
  }
  const [admin] = await db.select().from(profiles).where(eq(profiles.role, 'admin')).limit(1)
  const { cookie } = await beginSession(db, admin!.userId)
  return cookie
}
