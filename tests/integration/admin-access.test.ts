import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents, profiles, sessions, users } from '#db/schema/index.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import { PASSWORD_MINUTES } from '#lib/admin/access-schemas.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { pseudonymOf } from '#server/audit.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { endAllSessions, endSession } from '#server/sessions/sessions.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser, PASSWORD, sessionOf } from '#tests/support/accounts.ts'
import { actsOf, callAdmin, makeAdmin } from '#tests/support/admin.ts'
import { apiEndpoints, apiRoutes, callRoute, callWithBody } from '#tests/support/api-routes.ts'
import { ADMIN_MATRIX } from './admin-matrix/index.ts'
import { idsAs } from './authorization-matrix.ts'

const db = accountSuite()

/** Every endpoint of the admin area, whoever has written it. */
const endpoints = (await apiEndpoints()).filter(({ contract }) =>
  contract.path.startsWith('/api/admin/'),
)
const names = endpoints.map(({ contract: { method, path } }) => `${method} ${path}`)
let routes: Awaited<ReturnType<typeof apiRoutes>>
beforeAll(async () => {
  routes = await apiRoutes()
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
const ask = (name: string, cookie?: string) => {
  const row = ADMIN_MATRIX[name]!
  const ids = idsAs(NOBODY)
  return callRoute(routes, name, {
    path: row.path(ids),
    body: row.body?.(ids),
    file: row.file,
    cookie,
  })
}
const pseudonym = (id: UserId) => pseudonymOf(process.env['SESSION_SECRET'] ?? '', id)
const deniedTo = (id: UserId) =>
  db()
    .select({ outcome: auditEvents.outcome })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'denied'), eq(auditEvents.actor, pseudonym(id))))

/** What needs the password of the last minutes, by harm. Repeated here on purpose, as the specification. */
const ASKS = [
  // Files of many people, and documents.
  'GET /api/admin/users.csv',
  'GET /api/admin/professionals.csv',
  'GET /api/admin/audit.csv',
  'GET /api/admin/verifications/:id/proof',
  // Accounts, and others' sessions.
  'PUT /api/admin/users/:id/role',
  'DELETE /api/admin/users/:id/sessions',
  'POST /api/admin/users/:id/disable',
  'POST /api/admin/users/:id/enable',
  'POST /api/admin/professionals',
  'POST /api/admin/professionals/:id/password-link',
  'POST /api/admin/professionals/:id/verification',
  // Badges.
  'POST /api/admin/verifications',
  'POST /api/admin/verifications/:id/approval',
  'POST /api/admin/verifications/:id/end',
  // Publishing and deleting.
  'PATCH /api/admin/articles/:id',
  'POST /api/admin/articles/:id/state',
  'POST /api/admin/articles/:id/versions/:version/restore',
  'DELETE /api/admin/articles/:id',
  'POST /api/admin/videos',
  'PUT /api/admin/videos/:id',
  'DELETE /api/admin/videos/:id',
  'DELETE /api/admin/newsletters/:id',
  // Sending.
  'POST /api/admin/newsletters/:id/send',
  'POST /api/admin/messages/:id/answer',
]

describe('every endpoint of the admin area', () => {
  test('is open to admins alone, in its declaration and in the matrix', () => {
    expect(names.length).toBeGreaterThan(8)
    const actions = ['administer', 'administer-afresh']
    for (const { who } of endpoints) expect(actions).toContain((who as { may: string }).may)
    expect(Object.keys(ADMIN_MATRIX).toSorted()).toEqual(names.toSorted())
    for (const { allows } of Object.values(ADMIN_MATRIX)) expect(allows).toEqual(['admin'])
  })

  test.each(names)('R75: %s asks for the password if it could do harm', async (name) => {
    const stale = await sessionOf(db(), await makeUser(db(), { role: 'admin' }))
    const answer = await ask(name, stale.cookie)
    const { code } = answer.status < 400 ? { code: undefined } : await errorOf(answer)
    expect(code === 'PASSWORD_NEEDED').toBe(ASKS.includes(name))
  })

  test.each(names)('%s refuses visitors and ended sessions', async (name) => {
    const ended = await makeUser(db(), { role: 'admin' })
    const { cookie, sessionId } = await sessionOf(db(), ended)
    await endSession(db(), { id: sessionId, userId: ended.id })
    for (const given of [undefined, 'mfa-session=forged', cookie]) {
      expect(await errorOf(await ask(name, given))).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      })
    }
  })

  test.each(names)('%s refuses every other role, and notes it', async (name) => {
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const user = await makeUser(db(), { role })
      const { cookie } = await sessionOf(db(), user)
      expect(await errorOf(await ask(name, cookie))).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
      expect(await deniedTo(user.id)).toEqual([{ outcome: name }])
    }
  })

  test.each(names)('%s refuses who was an admin a moment ago', async (name) => {
    const demoted = await makeAdmin(db())
    // By hand, so that the session goes on: the role is read at each call.
    await db().update(profiles).set({ role: 'athlete' }).where(eq(profiles.userId, demoted.id))
    expect((await ask(name, demoted.cookie)).status).toBe(403)
    const disabled = await makeAdmin(db())
    await db()
      .update(users)
      .set({ disabledAt: new Date(), disabledReason: 'x' })
      .where(eq(users.id, disabled.id))
    expect((await ask(name, disabled.cookie)).status).toBe(401)
    const superseded = await makeAdmin(db())
    await db().transaction((tx) => endAllSessions(tx, superseded.id))
    expect((await ask(name, superseded.cookie)).status).toBe(401)
  })
})

/** Pages of lists of people, read without the password. Repeated here on purpose, as the specification. */
const LISTS = [
  'GET /api/admin/users',
  'GET /api/admin/professionals',
  'GET /api/admin/messages',
  'GET /api/admin/verifications',
  'GET /api/admin/reviews',
  'GET /api/admin/review-decisions',
  'GET /api/admin/review-appeals',
  'GET /api/admin/audit',
]

test.each(LISTS)('%s is limited by who reads it, before anything is read', async (name) => {
  const endpoint = endpoints[names.indexOf(name)]!
  const refused = await callWithBody(endpoint, { role: 'admin', refuses: 'adminList' })
  expect(refused.code).toBe('RATE_LIMITED')
})

test.each(names.filter((name) => !name.startsWith('GET ')))(
  '%s refuses other sites before anything else',
  async (name) => {
    const admin = await makeAdmin(db())
    const row = ADMIN_MATRIX[name]!
    const [method] = name.split(' ', 1)
    const handler = routes.get(name)!
    const from = (headers: Record<string, string>) =>
      handler(
        new Request(`http://localhost:8888${row.path(idsAs(NOBODY))}`, {
          method: method!,
          headers: { cookie: admin.cookie, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(row.body?.(idsAs(NOBODY)) ?? {}),
        }),
        { ip: '203.0.113.9', requestId: 'request-0123' },
      )
    expect((await errorOf(await from({ origin: 'https://evil.example' }))).code).toBe(
      'FOREIGN_ORIGIN',
    )
    expect((await errorOf(await from({ 'sec-fetch-site': 'cross-site' }))).code).toBe(
      'FOREIGN_ORIGIN',
    )
    expect(await actsOf(db(), admin)).toEqual([])
  },
)

describe('the session of an admin', () => {
  const setBack = (id: SessionId, times: { lastSeen: number; created: number }) =>
    db()
      .update(sessions)
      .set({
        lastSeenAt: sql`now() - make_interval(secs => ${times.lastSeen})`,
        createdAt: sql`now() - make_interval(secs => ${times.created})`,
      })
      .where(eq(sessions.id, id))
  const HOUR = 3_600

  test.each([
    ['ends an hour after its last use', { lastSeen: HOUR + 5, created: HOUR + 5 }, 401],
    ['goes on before', { lastSeen: HOUR - 60, created: 2 * HOUR }, 200],
    [
      'ends after twelve hours, however much it was used',
      { lastSeen: 0, created: 12 * HOUR + 5 },
      401,
    ],
    ['goes on until then', { lastSeen: 0, created: 12 * HOUR - 60 }, 200],
  ] as const)('%s', async (_what, times, status) => {
    const { sessionId, get } = await makeAdmin(db())
    await setBack(sessionId, times)
    expect((await get('/waiting')).status).toBe(status)
  })

  test('a call counts as use, so an hour begins anew', async () => {
    const { sessionId, get } = await makeAdmin(db())
    await setBack(sessionId, { lastSeen: HOUR - 60, created: 2 * HOUR })
    await get('/waiting')
    const [row] = await db().select().from(sessions).where(eq(sessions.id, sessionId))
    expect(Date.now() - row!.lastSeenAt.getTime()).toBeLessThan(60_000)
  })
})

describe('the password', () => {
  let user: Awaited<ReturnType<typeof makeUser>>
  let target: Awaited<ReturnType<typeof makeUser>>
  beforeEach(async () => {
    user = await makeUser(db(), { role: 'admin' })
    target = await makeUser(db())
  })
  const changes = (cookie: string) => [
    callAdmin('PUT', `/users/${target.id}/role`, { cookie, body: { role: 'athlete' } }),
    callAdmin('POST', `/users/${target.id}/enable`, { cookie, body: { reason: 'Ya está' } }),
    callAdmin('POST', `/users/${NOBODY}/disable`, { cookie, body: { reason: 'Spam' } }),
  ]
  const codesOf = async (cookie: string) =>
    Promise.all(changes(cookie).map(async (answer) => (await errorOf(await answer)).code))
  const confirm = (cookie: string, password = PASSWORD) =>
    callAdmin('POST', '/password', { cookie, body: { password } })
  const NEEDED = ['PASSWORD_NEEDED', 'PASSWORD_NEEDED', 'PASSWORD_NEEDED']

  test('is needed for changes of accounts, and given to one session for ten minutes', async () => {
    const [one, other] = [await sessionOf(db(), user), await sessionOf(db(), user)]
    expect(await codesOf(one.cookie)).toEqual(NEEDED)
    expect((await confirm(one.cookie)).status).toBe(200)
    expect(await codesOf(one.cookie)).toEqual([undefined, 'CONFLICT', 'NOT_FOUND'])
    expect(await codesOf(other.cookie)).toEqual(NEEDED)
    // A new session of the same browser begins without it.
    expect(await codesOf((await sessionOf(db(), user)).cookie)).toEqual(NEEDED)
    const ago = (seconds: number) =>
      db()
        .update(sessions)
        .set({ passwordConfirmedAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(sessions.id, one.sessionId))
    await ago(PASSWORD_MINUTES * 60 - 20)
    expect(await codesOf(one.cookie)).toEqual([undefined, 'CONFLICT', 'NOT_FOUND'])
    await ago(PASSWORD_MINUTES * 60 + 1)
    expect(await codesOf(one.cookie)).toEqual(NEEDED)
  })

  test('that is wrong gives nothing, is noted, and cannot be guessed', async () => {
    const { cookie } = await sessionOf(db(), user)
    for (let n = 0; n < RATE_LIMITS.ownPassword.limit; n++) {
      expect(await errorOf(await confirm(cookie, 'a wrong guess'))).toMatchObject({
        status: 400,
        fields: { password: 'wrong_password' },
      })
    }
    expect((await confirm(cookie)).status).toBe(429)
    expect(await codesOf(cookie)).toEqual(NEEDED)
    const wrong = await db()
      .select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.kind, 'password-checked'), eq(auditEvents.actor, pseudonym(user.id))),
      )
    expect(wrong).toHaveLength(RATE_LIMITS.ownPassword.limit)
    expect(await actsOf(db(), user)).toEqual([])
  })
})
