import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetHits } from '#db/queries/rate-limits.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { needsPassword } from '#lib/permissions.ts'
import { notePassword } from '#db/queries/sessions.ts'
import { endSession } from '#server/sessions/sessions.ts'
import type { FormPage } from '#server/forms/form-page.ts'
import { loadAppeal } from '#server/forms/load-appeal.ts'
import { loadConfirmation } from '#server/forms/load-confirmation.ts'
import { loadContact } from '#server/forms/load-contact.ts'
import { loadNewsletter } from '#server/forms/load-newsletter.ts'
import { loadPreferences } from '#server/forms/load-preferences.ts'
import { loadUnsubscribe } from '#server/forms/load-unsubscribe.ts'
import { newAddress } from '#tests/support/account-api.ts'
import { apiEndpoints, apiRoutes, callRoute, callWithBody } from '#tests/support/api-routes.ts'
import { countedBody } from '#tests/support/counted-body.ts'
import { FOREIGN, submitPage } from '#tests/support/form-pages.ts'
import { leaveCalls } from '#tests/support/leave-calls.ts'
import { matrixPerson } from '#tests/support/matrix-person.ts'
import { matrixSuite } from '#tests/support/matrix-suite.ts'
import { callAuth } from '#tests/support/sign-in.ts'
import { idsAs, MATRIX, type Ids, type Row, type Target } from './authorization-matrix.ts'

const routes = await apiRoutes()
const withBodies = (await apiEndpoints()).filter(({ contract: { body, upload } }) => body ?? upload)

const own = matrixSuite()
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

test('the matrix lists exactly the endpoints of the API', () => {
  expect([...routes.keys()].sort()).toEqual(Object.keys(MATRIX).sort())
})

/** A visitor, a user whose session has ended, and one user of each role. */
const ACTORS = ['visitor', 'ended', ...ROLES] as const
type Actor = (typeof ACTORS)[number]
const roleOf = (actor: Actor): Role =>
  actor === 'visitor' || actor === 'ended' ? 'athlete' : actor

/** Ids that do not exist. */
const missing = () => idsAs(randomUUID())

const person = (role: Role) => matrixPerson(own(), role)

async function call(route: string, row: Row, ids: Ids, cookie: string | undefined) {
  const response = await callRoute(routes, route, {
    path: row.path(ids),
    body: row.body?.(ids),
    file: row.file,
    cookie,
  })
  return { status: response.status, text: await response.text() }
}

function expected(row: Row, actor: Actor, target: Target): number {
  if (row.allows === 'anyone') return row.status[target]!
  if (actor === 'visitor' || actor === 'ended') return 401
  if (row.allows !== 'signed-in' && !row.allows.includes(actor)) return 403
  return row.status[target]!
}

const cases = Object.entries(MATRIX).flatMap(([route, row]) =>
  (Object.keys(row.status) as Target[]).flatMap((target) =>
    ACTORS.map((actor) => ({ route, target, actor, status: expected(row, actor, target) })),
  ),
)

type Person = Awaited<ReturnType<typeof person>>

async function begin(actor: Actor): Promise<Person> {
  const me = await person(roleOf(actor))
  if (actor === 'ended') {
    const { sessionId, userId } = me.ids
    await endSession(own().db, { id: sessionId as SessionId, userId: userId as UserId })
  }
  return me
}

/** For calls that read or fail, which change nobody; inserting people takes most of the time of this file. */
const unchanged = new Map<Actor | 'other', Promise<Person>>()
async function unchangedOne(who: Actor | 'other'): Promise<Person> {
  // Who calls often is told to wait.
  await forgetHits(own().db)
  const one = unchanged.get(who) ?? (who === 'other' ? person('athlete') : begin(who))
  unchanged.set(who, one)
  // It counts for minutes, and this file may take longer.
  if (who === 'admin') await notePassword(own().db, (await one).ids.sessionId as SessionId)
  return one
}

test.for(cases)('$route · $target · $actor → $status', async ({ route, target, actor, status }) => {
  const row = MATRIX[route]!
  const isHarmless = status >= 400 || route.startsWith('GET ')
  const me = await (isHarmless ? unchangedOne(actor) : begin(actor))
  const cookie = actor === 'visitor' ? undefined : me.cookie
  const ids = {
    own: () => Promise.resolve(me.ids),
    other: async () => (await (isHarmless ? unchangedOne('other') : person('athlete'))).ids,
    none: () => Promise.resolve(missing()),
  }
  const answer = await call(route, row, await ids[target](), cookie)
  expect(answer.status, answer.text).toBe(status)
})

test('a resource of another user gets the same response as a missing one', async () => {
  const hidden = Object.entries(MATRIX).filter(([, { status }]) => status.other === 404)
  expect(hidden.length).toBeGreaterThan(0)
  for (const [route, row] of hidden) {
    const [me, other] = await Promise.all([person('athlete'), person('athlete')])
    const foreign = await call(route, row, other.ids, me.cookie)
    const none = await call(route, row, missing(), me.cookie)
    const bare = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '')
    expect([route, bare(foreign)]).toEqual([route, bare(none)])
  }
})

test('nobody has a body read who may not call, or who calls too often', async () => {
  for (const endpoint of withBodies) {
    const { who, contract } = endpoint
    const route = `${contract.method} ${contract.path}`
    const { allows, counts = 'write' } = MATRIX[route]!
    const role = allows === 'anyone' || allows === 'signed-in' ? 'athlete' : allows[0]!
    const isRefused = async (code: ErrorCode, by: Parameters<typeof callWithBody>[1]) =>
      expect([route, await callWithBody(endpoint, by)]).toEqual([route, { code, read: 0 }])
    await isRefused('RATE_LIMITED', { role, refuses: counts })
    if (typeof who === 'string') continue
    await isRefused('UNAUTHENTICATED', { role: null })
    const others = typeof allows === 'string' ? [] : ROLES.filter((one) => !allows.includes(one))
    for (const other of others) await isRefused('FORBIDDEN', { role: other })
    if (needsPassword(who.may)) await isRefused('PASSWORD_NEEDED', { role })
    if ('orToken' in who) await isRefused('TOKEN_INVALID', { role, token: 'forged' })
  }
})

describe('no body is read of who calls too often', () => {
  test.each([
    ['callback/credentials', { csrfToken: 'forged', email: 'a@example.com', password: 'x' }],
    ['signout', { csrfToken: 'forged' }],
  ])('by POST /auth/%s, where what is refused counts', async (path, forged) => {
    const ip = newAddress()
    await leaveCalls(own().db, { rule: 'write', ip, calls: 3 })
    const { body, timesRead } = countedBody()
    const statuses = []
    for (const given of [new Blob(['{']).stream(), {}, forged, body]) {
      statuses.push((await callAuth('POST', path, { ip, body: given })).status)
    }
    expect([statuses, timesRead()]).toEqual([[400, 400, 403, 429], 0])
  })

  const FORMS = [
    ['/contact', (page: FormPage) => loadContact(page, 'es', ''), 'write'],
    ['/newsletter', (page: FormPage) => loadNewsletter(page, 'es'), 'write'],
    ['/newsletter/confirm', (page: FormPage) => loadConfirmation(page, 'es'), 'redeemToken'],
    ['/newsletter/preferences', (page: FormPage) => loadPreferences(page, 'es'), 'write'],
    ['/unsubscribe', (page: FormPage) => loadUnsubscribe(page, 'es'), 'unsubscribeFrom'],
    ['/review-appeal', (page: FormPage) => loadAppeal(page, 'es'), 'redeemToken'],
  ] as const

  test.each(FORMS)(
    'by the form of %s, where what is refused counts once',
    async (path, load, rule) => {
      const ip = newAddress()
      await leaveCalls(own().db, { rule, ip, calls: 2 })
      const submitted = async () => {
        const { body, timesRead } = countedBody()
        await load(submitPage(path, body, { ip }))
        return timesRead()
      }
      // Each counts once, though it is refused for its body.
      expect([await submitted(), await submitted(), await submitted()]).toEqual([1, 1, 0])
    },
  )

  test('by the form of another site', async () => {
    const { body, timesRead } = countedBody()
    const page = submitPage('/contact', body, { headers: FOREIGN })
    await loadContact(page, 'es', '')
    expect([page.response.status, timesRead()]).toEqual([403, 0])
  })
})
