import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { newsletterEditions, newsletterSubscriptions, sessions } from '#db/schema/index.ts'
import handler from '#functions/admin-newsletter.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { EMPTY_EDITION } from '#lib/admin/newsletter/edition.ts'
import type { EditionId } from '#lib/ids.ts'
import { newAddress } from './account-api.ts'
import { makeUser, sessionOf } from './accounts.ts'
import { SITE } from './call-function.ts'

/** An edition that can be sent. */
export const COMPLETE = {
  ...EMPTY_EDITION,
  subjectEs: 'Dormir para entrenar',
  subjectEn: 'Sleep to train',
  textEs: 'Esta semana: **descanso**. [Herramientas](/tools)',
  textEn: 'This week: **rest**. [Tools](/tools)',
  articles: ['agujetas-y-recuperacion'],
}

/** Adds confirmed subscribers, whose addresses are returned. */
export async function subscribers(
  db: Database,
  count: number,
  values: Partial<typeof newsletterSubscriptions.$inferInsert> = {},
) {
  const rows = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@example.com`,
    locale: 'es' as const,
    isActive: true,
    confirmedAt: new Date(Date.now() - 60_000),
    ...values,
  }))
  return db.insert(newsletterSubscriptions).values(rows).returning()
}

/** The calls of the newsletter's area as an admin makes them. */
export async function editionsOf(db: Database) {
  const admin = await makeUser(db, { role: 'admin' })
  const { cookie, sessionId } = await sessionOf(db, admin)
  const call = async (method: string, path: string, body?: unknown) => {
    const work: Promise<unknown>[] = []
    const request = new Request(`${SITE}/api/admin/${path}`, {
      method,
      headers: { origin: SITE, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    const platform = { ip: newAddress(), requestId: 'request-0123', waitUntil }
    const answer = await handler(request, platform)
    await Promise.all(work)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  /** As the dialog does. @param minutesAgo when the password was given */
  const confirmPassword = (minutesAgo = 0) =>
    db
      .update(sessions)
      .set({ passwordConfirmedAt: sql`now() - make_interval(mins => ${minutesAgo}::int)` })
      .where(eq(sessions.id, sessionId))
  const create = async (changes: object = {}) => {
    const { body } = await call('POST', 'newsletters', { ...COMPLETE, ...changes })
    return body as Edition
  }
  const begin = ({ id, version }: Pick<Edition, 'id' | 'version'>, at: string | null = null) =>
    call('POST', `newsletters/${id}/send`, { version, at })
  const read = async (id: EditionId) => (await call('GET', `newsletters/${id}`)).body as Edition
  return { admin, call, confirmPassword, create, begin, read }
}

/** An edition that is being sent, made without the API. */
export async function sendingEdition(db: Database, changes: object = {}): Promise<EditionId> {
  const [row] = await db
    .insert(newsletterEditions)
    .values({ ...COMPLETE, state: 'sending', startedAt: sql`now()`, ...changes })
    .returning({ id: newsletterEditions.id })
  return row!.id
}

/** A mail without its mark, which is the one picture that a newsletter may have: the same for every reader. */
export const withoutMark = (html: string): string =>
  html.replace(/<img\s+src="http:\/\/localhost:8888\/icon-192\.png"[^>]*>/, '')
