import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Auth } from '@auth/core'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/index.ts'
import { hashing, hashPassword, verifyPassword } from '#server/passwords/password-hash.ts'
import { answerAuth } from '#server/auth/answer.ts'
import { env } from '#server/env.ts'
import { migrateDatabase, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, percentile, type Measurement } from './measurement.ts'

const AT_ONCE = 20
const ROUNDS = 10
const PASSWORD = 'correcto caballo batería'

/** The time of a sign-in, and the part of it for the hash, queueing included, in ms. */
type Timed = { wholeMs: number; hashMs: number }

const inside = new AsyncLocalStorage<Timed>()

/** `POST /auth/callback/credentials` in this process, 20 concurrently, and the part of it that is not the hash. */
export function measureSignIn(): Promise<Measurement[]> {
  return onDatabase('.data/bench-sign-in', async () => {
    const hash = await hashPassword(PASSWORD)
    const emails = await withOwner((db) => fill(db, hash))
    const { csrfToken, cookie } = await csrf()
    const round = () =>
      Promise.all(emails.map((email) => timed(() => signIn(email, csrfToken, cookie))))
    // Warm up: compilation, and as many connections as concurrent calls use.
    for (let n = 0; n < 2; n++) await round()

    const alone: number[] = []
    for (let n = 0; n < AT_ONCE; n++) {
      alone.push((await timed(() => verifyPassword(hash, PASSWORD))).wholeMs)
    }
    noteHashing()
    const signIns: Timed[] = []
    for (let n = 0; n < ROUNDS; n++) signIns.push(...(await round()))
    const p95 = (msOf: (signIn: Timed) => number) => percentile(signIns.map(msOf), 0.95)
    return [
      noted('Sign-in: one hash of a password, alone, median', median(alone), 'ms'),
      noted(
        `Sign-in: the hash and its turn, ${AT_ONCE} at once, p95`,
        p95((s) => s.hashMs),
        'ms',
      ),
      noted(
        `Sign-in: all of it, ${AT_ONCE} at once, p95`,
        p95((s) => s.wholeMs),
        'ms',
      ),
      atMost(
        `Sign-in: without the hash, ${AT_ONCE} at once, p95`,
        p95((s) => s.wholeMs - s.hashMs),
        150,
        'ms',
      ),
    ]
  })
}

/** Adds the time of each hash to its sign-in. */
function noteHashing(): void {
  const begun = new WeakMap<object, { of: Timed | undefined; atMs: number }>()
  hashing.start.subscribe((hash) => {
    begun.set(hash as object, { of: inside.getStore(), atMs: performance.now() })
  })
  hashing.asyncEnd.subscribe((hash) => {
    const { of, atMs } = begun.get(hash as object)!
    if (of) of.hashMs += performance.now() - atMs
  })
}

async function fill(db: Database, passwordHash: string): Promise<string[]> {
  await migrateDatabase(db)
  const emails = Array.from({ length: AT_ONCE }, () => `${randomUUID()}@example.com`)
  for (const email of emails) {
    const [user] = await db
      .insert(users)
      .values({ email, passwordHash, emailConfirmedAt: new Date() })
      .returning({ id: users.id })
    await db.insert(profiles).values({ userId: user!.id, role: 'athlete' })
  }
  return emails
}

async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
  const response = await answerAuth(new Request(`${env().SITE_URL}/auth/csrf`), undefined, Auth)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return { csrfToken, cookie }
}

async function signIn(email: string, csrfToken: string, cookie: string): Promise<void> {
  const { origin } = new URL(env().SITE_URL)
  const request = new Request(`${origin}/auth/callback/credentials`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, csrfToken }),
  })
  // A separate address each, so no rate limit applies.
  const platform = { ip: randomUUID(), requestId: randomUUID() }
  const response = await answerAuth(request, platform, Auth)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
}

async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const result = { wholeMs: 0, hashMs: 0 }
  const started = performance.now()
  await inside.run(result, work)
  return { ...result, wholeMs: performance.now() - started }
}
