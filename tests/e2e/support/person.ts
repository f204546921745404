import type { BrowserContext } from '@playwright/test'
import { connect } from '#db/client.ts'
import { forgetHits } from '#db/queries/rate-limits.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'

/** A busy machine must not fail a test. */
const PATIENCE_MS = 20_000

/**
 * Somebody of the test's own, for what changes an account or ends its sessions. Written into the database
 * of the site under test: signing up and signing in are limited by address, and all tests have one.
 */
export async function newPerson(role: Role = 'athlete'): Promise<TestUser> {
  return withDatabase((db) => makeUser(db, { role }))
}

/** Gives this browser a session of its own for somebody, as signing in does. */
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

/** As both: somebody new, signed in. */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  role: Role = 'athlete',
): Promise<TestUser> {
  const person = await newPerson(role)
  await enter(context, origin, person)
  return person
}

/** Forgets how often anything was tried: its limits are for people, and all tests come from one address. */
export const forgetTries = () => withDatabase(forgetHits)

async function withDatabase<T>(task: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATABASE_WS_PROXY } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL names the database of the site under test')
  const db = connect(DATABASE_URL, DATABASE_WS_PROXY, PATIENCE_MS)
  try {
    return await task(db)
  } finally {
    await db.pool.end()
  }
}
