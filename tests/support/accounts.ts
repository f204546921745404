import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { notePassword } from '#db/queries/sessions.ts'
import { profiles, sessions, users } from '#db/schema/index.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { sealSession, sessionCookieName } from '#server/sessions/session-cookie.ts'
import { SITE } from './call-function.ts'

export const PASSWORD = 'correcto caballo batería'

/** Hashing is slow, and most test users have the same password. */
let commonHash: Promise<string> | undefined

export type TestUser = { id: UserId; email: string; password: string; role: Role }

/** A confirmed user who can sign in. A professional's page is created separately. */
export async function makeUser(
  db: Database,
  {
    role = 'athlete',
    email = `${role}.${randomUUID()}@example.com`,
    password = PASSWORD,
    confirmed = true,
  }: { role?: Role; email?: string; password?: string; confirmed?: boolean } = {},
): Promise<TestUser> {
  const passwordHash = await (password === PASSWORD
    ? (commonHash ??= hashPassword(PASSWORD))
    : hashPassword(password))
  const [user] = await db
    .insert(users)
    .values({ email, passwordHash, emailConfirmedAt: confirmed ? new Date() : null })
    .returning({ id: users.id })
  const { id } = user!
  await db.insert(profiles).values({ userId: id, role, displayName: `Test ${role}` })
  return { id, email, password, role }
}

/** Begins a session of a user. @returns the browser's `Cookie` header */
export async function cookieOf(db: Database, user: Pick<TestUser, 'id'>): Promise<string> {
  const { sessionId, cookie } = await sessionOf(db, user)
  await notePassword(db, sessionId)
  return cookie
}

/** A session whose password was not given again, with its id. */
export async function sessionOf(
  db: Database,
  { id }: Pick<TestUser, 'id'>,
): Promise<{ sessionId: SessionId; cookie: string }> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  const [session] = await db
    .insert(sessions)
    .values({ userId: id, device: 'Firefox · Linux', epoch: user!.sessionEpoch })
    .returning({ sessionId: sessions.id })
  const { sessionId } = session!
  // The functions of the tests run with this secret, see `useDatabase`.
  const keys = { secret: process.env['SESSION_SECRET'] ?? '', siteUrl: SITE }
  const token = { sub: id, sid: sessionId, auth_time: Math.floor(Date.now() / 1_000) }
  return {
    sessionId,
    cookie: `${sessionCookieName(SITE)}=${await sealSession(token, keys)}; session_hint=athlete`,
  }
}

/** Takes back that the password of a session was given again. */
export async function forgetPassword(db: Database, sessionId: SessionId): Promise<void> {
  await db.update(sessions).set({ passwordConfirmedAt: null }).where(eq(sessions.id, sessionId))
}
