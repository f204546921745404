import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { contactRequests, professionals } from '#db/schema/index.ts'
import handler from '#functions/contact-requests.ts'
import notificationsHandler from '#functions/notifications.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { newAddress } from './account-api.ts'
import { makeUser, sessionOf } from './accounts.ts'
import { SITE } from './call-function.ts'

export const MESSAGE = {
  name: 'Nora Gil',
  phone: '+34 600 000 000',
  objective: 'strength',
  message: 'Nunca he pisado un gimnasio.\n¿Puedo martes y jueves?',
}

type Call = { cookie?: string; body?: unknown; key?: string; method?: string }

/** Calls the functions of contact requests and notifications as a page of the site does. */
export function callContact(path: string, { cookie = '', body, key, method }: Call = {}) {
  const request = new Request(`${SITE}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      origin: SITE,
      cookie,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = path.startsWith('/notifications') ? notificationsHandler : handler
  return answer(request, { ip: newAddress(), requestId: 'request-0123' })
}

/** Writes to a professional. */
export const contact = (
  id: string,
  cookie: string,
  { key, ...changes }: Record<string, unknown> & { key?: string } = {},
) =>
  callContact(`/professionals/${id}/contact`, {
    cookie,
    body: { ...MESSAGE, ...changes },
    ...(key && { key }),
  })

/** The same, which must succeed. @returns the tracking codes */
export async function contacted(
  id: string,
  cookie: string,
  changes: Record<string, unknown> = {},
): Promise<string[]> {
  const response = await contact(id, cookie, changes)
  const { items } = (await response.json()) as { items: { code: string }[] }
  return items.map(({ code }) => code)
}

/** What a professional was sent. */
export const requestsTo = (db: Database, professionalId: string) =>
  db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.professionalId, professionalId as never))

/** A user with a session. */
export async function signedIn(db: Database, options: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, options)
  return { ...user, ...(await sessionOf(db, user)) }
}

/** A public professional who can sign in. */
export async function professionalWithSession(db: Database, type: ProfessionalType = 'trainer') {
  const user = await signedIn(db, { role: type })
  const [row] = await db
    .insert(professionals)
    .values({ userId: user.id, type })
    .returning({ id: professionals.id })
  return { ...user, professionalId: row!.id }
}
