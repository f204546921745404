import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { notePassword } from '#db/queries/sessions.ts'
import { auditEvents } from '#db/schema/index.ts'
import auditFunction from '#functions/admin-audit.ts'
import usersFunction from '#functions/admin-users.ts'
import adminFunction from '#functions/admin.ts'
import type { UserId } from '#lib/ids.ts'
import { pseudonymOf } from '#server/audit.ts'
import { newAddress } from './account-api.ts'
import { makeUser, sessionOf } from './accounts.ts'
import { SITE } from './call-function.ts'

type Sent = { cookie?: string | undefined; body?: unknown; origin?: string }

/** Calls users, audit or what belongs to no area, each time from another address. */
export function callAdmin(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { cookie = '', body, origin = SITE }: Sent = {},
): Promise<Response> {
  const handler = path.startsWith('/users')
    ? usersFunction
    : path.startsWith('/audit')
      ? auditFunction
      : adminFunction
  const request = new Request(`${SITE}/api/admin${path}`, {
    method,
    headers: { cookie, origin, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return handler(request, { ip: newAddress(), requestId: 'request-0123' })
}

/** An admin who has just given the password again; with what they do. */
export async function makeAdmin(db: Database) {
  const user = await makeUser(db, { role: 'admin' })
  const { cookie, sessionId } = await sessionOf(db, user)
  await notePassword(db, sessionId)
  const call = (method: Parameters<typeof callAdmin>[0]) => (path: string, body?: unknown) =>
    callAdmin(method, path, { cookie, body })
  return {
    ...{ ...user, cookie, sessionId },
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    remove: call('DELETE'),
  }
}
export type TestAdmin = Awaited<ReturnType<typeof makeAdmin>>

const pseudonym = (id: UserId) => pseudonymOf(process.env['SESSION_SECRET'] ?? '', id)

/** What an admin has done, oldest first, with its size if it has one, and whether it concerned this account. */
export async function actsOf(db: Database, admin: { id: UserId }, about?: { id: UserId }) {
  const rows = await db
    .select({ act: auditEvents.outcome, size: auditEvents.size })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.kind, 'admin'),
        eq(auditEvents.actor, pseudonym(admin.id)),
        about && eq(auditEvents.subject, pseudonym(about.id)),
      ),
    )
    .orderBy(asc(auditEvents.id))
  return rows.map(({ act, size }) => (size === null ? act : `${act} ${size}`))
}
