import { randomUUID } from 'node:crypto'
import { Auth } from '@auth/core'
import type { Database } from '#db/client.ts'
import { applyMigrations } from '#db/migrate.ts'
import { profiles, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/professionals/types.ts'
import { hashPassword, verifyPassword } from '#server/accounts/password-hash.ts'
import { answerAuth } from '#server/auth/answer.ts'
import { env } from '#server/env.ts'
import { withConnection } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, percentile, type Measurement } from './measurement.ts'

const AT_ONCE = 20
const ROUNDS = 10
const PASSWORD = 'correcto caballo batería'

/** `POST /auth/callback/credentials` in this process, 20 at once, and what of it is not the hash. */
export function measureSignIn(): Promise<Measurement[]> {
  return onDatabase('.data/bench-sign-in', async () => {
    const hash = await hashPassword(PASSWORD)
    const emails = await withConnection((db) => fill(db, hash))
    const { csrfToken, cookie } = await csrf()
    // The first ones let the engine compile and open the connections: all of those that are used together,
    // which one after the other would not ask for.
    for (let round = 0; round < 2; round++)
      await together((n) => signIn(emails[n]!, csrfToken, cookie))

    const alone: number[] = []
    for (let n = 0; n < AT_ONCE; n++) alone.push(await timed(() => verifyPassword(hash, PASSWORD)))
    const whole: number[] = []
    const hashes: number[] = []
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const signIns = await together((n) => signIn(emails[n]!, csrfToken, cookie))
      const hashing = await together(() => verifyPassword(hash, PASSWORD))
      whole.push(...signIns)
      hashes.push(...hashing)
      // Hashes wait for each other: the one that ends third costs the sign-in that ends third so much.
      own.push(...signIns.map((time, rank) => time - hashing[rank]!))
    }
    return [
      noted('Sign-in: one hash of a password, alone, median', median(alone), 'ms'),
      noted(`Sign-in: the hash, ${AT_ONCE} at once, p95`, percentile(hashes, 0.95), 'ms'),
      noted(`Sign-in: all of it, ${AT_ONCE} at once, p95`, percentile(whole, 0.95), 'ms'),
      atMost(
        `Sign-in: without the hash, ${AT_ONCE} at once, p95`,
        percentile(own, 0.95),
        150,
        'ms',
      ),
    ]
  })
}

async function fill(db: Database, passwordHash: string): Promise<string[]> {
  await applyMigrations(db)
  const emails = Array.from({ length: AT_ONCE }, () => `${randomUUID()}@example.com`)
  for (const email of emails) {
    const [user] = await db
      .insert(users)
      .values({ email, passwordHash, emailConfirmedAt: new Date() })
      .returning({ id: users.id })
    await db.insert(profiles).values({ userId: user!.id as UserId, role: 'athlete' })
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
  // Each from an address of its own, so that no limit is reached.
  const platform = { ip: randomUUID(), requestId: randomUUID() }
  const response = await answerAuth(request, platform, Auth)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Milliseconds that each of 20 took that began at once, the fastest first. */
async function together(work: (n: number) => Promise<unknown>): Promise<number[]> {
  const all = Array.from({ length: AT_ONCE }, (_, n) => timed(() => work(n)))
  return (await Promise.all(all)).sort((a, b) => a - b)
}
