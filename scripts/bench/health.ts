import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { summarize } from '#db/queries/health/overview.ts'
import { RECORD_COLUMNS } from '#db/queries/health/measure-columns.ts'
import { NEWEST_FIRST } from '#db/queries/health/record-order.ts'
import { healthRecords, professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles, users } from '#db/schema/index.ts'
import { seedBenchHealth } from '#db/seed/bench-health.ts'
import { withActor } from '#db/with-actor.ts'
import recordsHandler from '#functions/health-records.ts'
import { OVERVIEW_POINTS, RECORDS_PAGE } from '#lib/health/schemas.ts'
import type { UserId } from '#lib/ids.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { env } from '#server/env.ts'
import { createRecord } from '#server/health/create-record.ts'
import { always } from '#server/once.ts'
import { migrateDatabase, withConnection, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, noted, percentile, type Measurement } from './measurement.ts'
import { beginSession } from './session.ts'

const PEOPLE = 500
const RECORDS = 2_000
const AT_ONCE = 20
const ROUNDS = 30
const WARM_UP = 5
/** Marks what a run has saved. */
const NOTE = 'bench'

/** Somebody with 2,000 records, a professional whom they have authorized, and one whom they have not. */
type Trio = { owner: UserId; reader: UserId; stranger: UserId; cookie: string }

/** Reads and saves of health records, 20 at once over the three connections of a process, on 1,000,000 rows. */
export function measureHealth(): Promise<Measurement[]> {
  return onDatabase('.data/bench-health', async () => {
    const trios = await withOwner(fill)
    return [
      ...(await withConnection((db) => measureReads(db, trios))),
      await withOwner(async (db) => {
        const p95 = await measure(trios, ({ owner }) => pageOf(db, owner))
        return noted('Health: the same query without policies, p95', p95, 'ms')
      }),
      ...(await withConnection((db) => measureSaves(db, trios))),
    ]
  })
}

async function measureReads(db: Database, trios: readonly Trio[]): Promise<Measurement[]> {
  const as = (who: (trio: Trio) => UserId) =>
    measure(trios, (trio) => withActor(db, who(trio), (scope) => pageOf(scope, trio.owner)))
  const what = `of ${RECORDS} among ${PEOPLE * RECORDS} rows, ${AT_ONCE} at once, p95`
  const overview = await measure(trios, ({ owner }) =>
    withActor(db, owner, (scope) => summarize(scope, OVERVIEW_POINTS)),
  )
  return [
    atMost(`Health: a page of the own records ${what}`, await as(({ owner }) => owner), 60, 'ms'),
    atMost(
      `Health: the same page, by an authorized professional, p95`,
      await as(({ reader }) => reader),
      60,
      'ms',
    ),
    atMost(
      `Health: the same page, refused to a stranger, p95`,
      await as(({ stranger }) => stranger),
      60,
      'ms',
    ),
    noted(`Health: the summary of all measures of ${RECORDS} records, p95`, overview, 'ms'),
  ]
}

/** As in `findRecords`, for any owner. */
function pageOf(db: Pick<Database, 'select'>, owner: UserId) {
  return db
    .select(RECORD_COLUMNS)
    .from(healthRecords)
    .where(eq(healthRecords.userId, owner))
    .orderBy(...NEWEST_FIRST)
    .limit(RECORDS_PAGE + 1)
}

async function measureSaves(db: Database, trios: readonly Trio[]): Promise<Measurement[]> {
  const body = { recordDate: '2026-11-20', weight: 70.5, note: NOTE }
  const saved = await measure(trios, ({ owner, cookie }) =>
    createRecord(undefined, { actor: signedIn(owner, cookie), body, once: always(db) }),
  )
  const called = await measure(trios, ({ cookie }) => post(cookie, body))
  return [
    atMost(`Health: a save of a record, ${AT_ONCE} at once, p95`, saved, 50, 'ms'),
    noted(`Health: the whole call of it, with session, limits and key, p95`, called, 'ms'),
  ]
}

/** The 95th percentile of the time of a call, in ms. */
async function measure(
  trios: readonly Trio[],
  call: (trio: Trio) => Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const spent = await Promise.all(
      trios.map(async (trio) => {
        const began = performance.now()
        await call(trio)
        return performance.now() - began
      }),
    )
    if (round >= 0) times.push(...spent)
  }
  return percentile(times, 0.95)
}

const signedIn = (userId: UserId, cookie: string) =>
  ({ kind: 'signed-in', userId, role: 'athlete', sessionId: cookie as never }) as const

async function post(cookie: string, body: object): Promise<void> {
  const { origin } = new URL(env().SITE_URL)
  const request = new Request(`${origin}/api/health/records`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  // A separate address each, so no rate limit by address applies.
  const response = await recordsHandler(request, { ip: randomUUID(), requestId: randomUUID() })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
}

/** The records are written once and kept for the next run; the people who read and save are new. */
async function fill(db: Database): Promise<Trio[]> {
  await migrateDatabase(db)
  const present = await db.$count(users)
  if (present === 0) {
    console.log(`Writing ${PEOPLE * RECORDS} health records …`)
    await seedBenchHealth(db, { people: PEOPLE, records: RECORDS })
  }
  const owners = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(eq(profiles.role, 'athlete'))
    .orderBy(profiles.userId)
    .limit(AT_ONCE)
  await db.delete(healthRecords).where(eq(healthRecords.note, NOTE))
  const trios: Trio[] = []
  for (const { id: owner } of owners) {
    const [reader, stranger] = [await insertProfessional(db), await insertProfessional(db)]
    await db.insert(professionalAuthorizations).values({
      clientUserId: owner,
      professionalUserId: reader,
      professionalType: 'physiotherapist',
      isAuthorized: true,
      authorizedAt: new Date(),
      allowedFields: everyFlag(true),
    })
    const { cookie } = await beginSession(db, owner)
    trios.push({ owner, reader, stranger, cookie })
  }
  return trios
}

async function insertProfessional(db: Database): Promise<UserId> {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, emailConfirmedAt: new Date() })
    .returning({ id: users.id })
  await db.insert(profiles).values({ userId: user!.id, role: 'physiotherapist' })
  return user!.id
}
