import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { healthConsents } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import data from '#functions/health-data.ts'
import history from '#functions/health-history.ts'
import records from '#functions/health-records.ts'
import health from '#functions/health.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { UserId } from '#lib/ids.ts'
import { newAddress } from './account-api.ts'
import { makeUser, sessionOf } from './accounts.ts'
import { SITE } from './call-function.ts'

const HANDLERS: [RegExp, typeof health][] = [
  [/^\/(records\.csv|import|export)/, data],
  [/^\/(records|series)/, records],
  [/^\/history/, history],
  [/^\//, health],
]

/** Calls `/api/health` as a page of the site does, and waits for the work after the response. */
export async function callHealth(
  method: string,
  path: string,
  { cookie, body, key }: { cookie?: string; body?: unknown; key?: string } = {},
): Promise<Response> {
  const [, handler] = HANDLERS.find(([pattern]) => pattern.test(path))!
  const work: Promise<unknown>[] = []
  const request = new Request(`${SITE}/api/health${path}`, {
    method,
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const platform = { ip: newAddress(), requestId: 'request-0123', waitUntil }
  const response = await handler(request, platform)
  await Promise.all(work)
  return response
}

/** A signed-in person with a birth date and, unless refused, a consent, who calls `/api/health`. */
export async function keeper(
  db: Database,
  {
    consents = true,
    role = 'athlete',
    birthDate = '1990-05-17',
  }: { consents?: boolean; role?: Role; birthDate?: string | null } = {},
) {
  const user = await makeUser(db, { role })
  await db.update(profiles).set({ birthDate }).where(eq(profiles.userId, user.id))
  const { cookie, sessionId } = await sessionOf(db, user)
  if (consents) await consent(db, user.id)
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    callHealth(method, path, { cookie, body, ...(key && { key }) })
  /** The response of a call that succeeds. */
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await call(method, path, body)
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const add = (record: object) =>
    ask<HealthRecord>('POST', '/records', { recordDate: '2026-11-20', ...record })
  return { ...user, cookie, sessionId, call, ask, add }
}
export type Keeper = Awaited<ReturnType<typeof keeper>>

/** Stores a person's consent, without the API. */
export async function consent(db: Database, userId: UserId): Promise<void> {
  await withActor(db, userId, (scope) =>
    scope.insert(healthConsents).values({
      userId,
      textVersion: CONSENT_VERSION,
      textHash: CONSENT_HASH.es,
      locale: 'es',
    }),
  )
}

/** Records of other people, so that an index is worth its while: `people` with a consent and `days` records each. */
export async function crowd(owner: Database, people = 20, days = 500): Promise<void> {
  await owner.execute(sql`
    with added as (
      insert into users (email)
      select 'crowd-' || n || '@example.com' from generate_series(1, ${people}::int) n
      returning id
    )
    insert into health_consents (user_id, text_version, text_hash, locale)
    select id, 'crowd', 'crowd', 'es' from added`)
  await owner.execute(sql`
    insert into health_records (user_id, record_date, weight)
    select user_id, date '2020-01-01' + n, 70
    from health_consents, generate_series(1, ${days}::int) n where text_version = 'crowd'`)
  await owner.execute(sql`analyze health_records`)
}

/** The plan of a query of the actor. */
export async function planOf(scope: ScopedExecutor, query: SQLWrapper): Promise<string> {
  const { rows } = await scope.execute(sql`explain ${query.getSQL()}`)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
