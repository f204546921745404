import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { healthConsents, professionalAuthorizations } from '#db/schema/health/index.ts'
import { professionals, profiles, users } from '#db/schema/index.ts'
import healthQuestionnaires from '#functions/health-questionnaires.ts'
import healthSharing from '#functions/health-sharing.ts'
import workspaceClients from '#functions/workspace-clients.ts'
import workspace from '#functions/workspace.ts'
import type { AuthorizationId, ProfessionalId, UserId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { PreviewSection } from '#lib/sharing/access.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import type { AllowedFields } from '#lib/health/flags.ts'
import { newAddress } from './account-api.ts'
import { cookieOf, makeUser } from './accounts.ts'
import { SITE } from './call-function.ts'
import { consent } from './health.ts'
import { insertProfessional } from './professionals.ts'
import {
  ALL,
  insertRecord,
  insertSection,
  NONE,
  PENDING,
  QUESTIONS,
  worldOf,
  type Between,
} from './world.ts'

type Handler = typeof healthSharing
type Call = { cookie: string; body?: unknown; key?: string | undefined }

/** Calls a function as a page of the site does. */
export function call(
  handler: Handler,
  [method, path]: [string, string],
  { cookie, body, key }: Call,
) {
  const request = new Request(`${SITE}/api/${path}`, {
    method,
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      cookie,
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return handler(request, { ip: newAddress(), requestId: 'request-0123' })
}

export { ALL, NONE, PENDING, QUESTIONS, insertRecord, insertSection, type Between }
export { insertShare as share, insertQuestionnaire as ask } from './world.ts'

type Grant = {
  allowedFields?: unknown
  purpose?: unknown
  expiresOn?: unknown
  textVersion?: string
  locale?: Locale
}
const granting = (grant: Grant) => ({
  ...{ allowedFields: ALL, purpose: '', expiresOn: null },
  ...{ textVersion: GRANT_VERSION, locale: 'es' },
  ...grant,
})

const AUTHORIZATIONS = 'health/authorizations'

/** What a person may do with what they share, through the API. */
export function sharingAs(cookie: string) {
  const get = (path: string) => call(healthSharing, ['GET', path], { cookie })
  const patch = (id: string, body: object) =>
    call(healthSharing, ['PATCH', `${AUTHORIZATIONS}/${id}`], { cookie, body })
  const doing = (action: string) => (id: string, version: number) => patch(id, { action, version })
  return {
    find: (query: Record<string, string>) =>
      get(`health/professionals?${new URLSearchParams(query).toString()}`),
    list: () => get(AUTHORIZATIONS),
    request: (professionalId: ProfessionalId | string, key?: string) =>
      call(healthSharing, ['POST', AUTHORIZATIONS], { cookie, body: { professionalId }, key }),
    patch,
    authorize: (id: string, version: number, grant: Grant = {}) =>
      patch(id, { action: 'authorize', version, ...granting(grant) }),
    edit: (id: string, version: number, grant: Grant = {}) =>
      patch(id, { action: 'edit', version, ...granting(grant) }),
    revoke: doing('revoke'),
    block: doing('block'),
    unblock: doing('unblock'),
    preview: (id: string, section: PreviewSection, after?: string) =>
      get(`${AUTHORIZATIONS}/${id}/preview?section=${section}${after ? `&after=${after}` : ''}`),
    receipts: (id: string) => get(`${AUTHORIZATIONS}/${id}/receipts`),
    ownReceipts: () => get('health/receipts'),
    access: (query: Record<string, string> = {}) =>
      get(`health/access-log?${new URLSearchParams(query).toString()}`),
  }
}

type Query = Record<string, string>
const asked = (query: Query) => `?${new URLSearchParams(query).toString()}`

/** What a professional may do with clients, through the API. */
export function workspaceAs(cookie: string) {
  const own = (path: string) => call(workspace, ['GET', `workspace/${path}`], { cookie })
  const at = (path: string, method = 'GET', body?: unknown) =>
    call(workspaceClients, [method, `workspace/clients${path}`], { cookie, body })
  return {
    clients: (query: Query = {}) => at(asked(query)),
    records: (id: string, after?: string) => at(`/${id}/records${after ? `?after=${after}` : ''}`),
    recordsOf: (id: string, query: Query) => at(`/${id}/records${asked(query)}`),
    series: (id: string, measures: string, query: Query = {}) =>
      at(`/${id}/series${asked({ measures, ...query })}`),
    history: (id: string) => at(`/${id}/history`),
    versions: (id: string, section = 'discipline') =>
      at(`/${id}/history/versions${asked({ section })}`),
    save: (id: string, body: unknown) => at(`/${id}/history`, 'PATCH', body),
    attention: () => own('attention'),
    reviews: (query: Query = {}) => own(`reviews${asked(query)}`),
    invite: (locale: string) => own(`invite${asked({ locale })}`),
  }
}

/** What a person may do with questionnaires, through the API. */
export function questionnairesAs(cookie: string) {
  const path = 'health/questionnaires'
  const at = (method: string, rest: string, body?: unknown, key?: string) =>
    call(healthQuestionnaires, [method, path + rest], { cookie, body, key })
  return {
    asked: (page?: number) => at('GET', page === undefined ? '' : `?page=${page}`),
    one: (id: string) => at('GET', `/${id}`),
    draft: (id: string, responses: unknown) => at('PUT', `/${id}/draft`, { responses }),
    answer: (id: string, responses: unknown, key?: string) =>
      at('POST', `/${id}/answers`, { responses }, key),
  }
}

/** Connections as the serving role, and as the one that owns the tables, which no policy binds. */
export type Suite = (() => Database) & { owner: () => Database }

/** A person with a running consent and a session. */
export async function client(suite: Suite, { consents = true } = {}) {
  const user = await makeUser(suite())
  if (consents) await consent(suite(), user.id)
  const cookie = await cookieOf(suite(), user)
  return { ...user, cookie, ...sharingAs(cookie), ...questionnairesAs(cookie) }
}
export type Client = Awaited<ReturnType<typeof client>>

/** A public professional with a session. */
export async function professional(
  suite: Suite,
  { type = 'trainer', name }: { type?: ProfessionalType; name?: string } = {},
) {
  const db = suite()
  const professionalId = await insertProfessional(db, { type, cityId: null, ...(name && { name }) })
  const [row] = await db
    .select({ id: users.id, email: users.email, name: profiles.displayName })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(professionals.id, professionalId))
  const cookie = await cookieOf(db, row!)
  return { professionalId, type, ...row!, cookie, ...workspaceAs(cookie) }
}
export type Professional = Awaited<ReturnType<typeof professional>>

export const REVOKED = { isAuthorized: false, revokedAt: new Date() } as const
/** Past its last day, and not noted yet. */
export const RUN_OUT = { expiresOn: '2026-01-31' } as const

export async function setFlags(
  owner: Database,
  id: AuthorizationId,
  allowedFields: AllowedFields,
): Promise<void> {
  await owner
    .update(professionalAuthorizations)
    .set({ allowedFields })
    .where(eq(professionalAuthorizations.id, id))
}

/**
 * Who shares what with whom, with sessions.
 *
 * @example const [leire, nora, id] = await world(suite).trainer('Leire').client().shares('weight').insert()
 */
export const world = (suite: Suite) =>
  worldOf(suite.owner(), {
    professional: (given) => professional(suite, given),
    client: () => client(suite),
  })

/** Ends a person's consent; what depends on it is left as it is. */
export async function withdrawConsent(owner: Database, userId: UserId): Promise<void> {
  await owner
    .update(healthConsents)
    .set({ withdrawnAt: new Date(), erased: false })
    .where(eq(healthConsents.userId, userId))
}

/** The parsed body of an answer. */
export async function bodyOf<T>(answer: Response | Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T
}
