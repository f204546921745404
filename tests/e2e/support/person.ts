import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { connect } from '#db/client.ts'
import { forgetHits } from '#db/queries/rate-limits.ts'
import { sessions } from '#db/schema/index.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'

/** Generous, so a busy machine fails no test. */
const PATIENCE_MS = 20_000

/**
 * A separate user, for tests that change an account or end its sessions. Inserted directly into the database of
 * the site under test: sign-up and sign-in are limited by address, and all tests share one.
 */
export async function newPerson(role: Role = 'athlete'): Promise<TestUser> {
  return withDatabase((db) => makeUser(db, { role }))
}

/** Signs this browser in as a user, without the form. */
export async function enter(
  context: BrowserContext,
  origin: string,
  person: Pick<TestUser, 'id'>,
): Promise<void> {
  const header = await withDatabase((db) => cookieOf(db, person))
  await context.addCookies(
    header.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, url: origin }
    }),
  )
}

/** Both: a new user, signed in. */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  role: Role = 'athlete',
): Promise<TestUser> {
  const person = await newPerson(role)
  await enter(context, origin, person)
  return person
}

/** Takes back that a person has given their password again (`enter` leaves it as just given). */
export async function forgetPassword({ id }: Pick<TestUser, 'id'>): Promise<void> {
  await withDatabase((db) =>
    db.update(sessions).set({ passwordConfirmedAt: null }).where(eq(sessions.userId, id)),
  )
}

/** Resets the rate limits: all tests come from one address. */
export const forgetTries = () => withDatabase(forgetHits)

/** Runs a task on the database of the site under test. */
export async function withDatabase<T>(
  task: (db: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL, DATABASE_WS_PROXY } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL names the database of the site under test')
  const db = connect(DATABASE_URL, DATABASE_WS_PROXY, PATIENCE_MS)
  try {
    return await task(db)
  } finally {
    await db.pool.end()
  }
}
