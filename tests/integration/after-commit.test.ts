import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#lib/accounts/roles.ts'
import type { UserId } from '#lib/ids.ts'
import { closeDatabase } from '#server/database.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { onClock } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { matrixPerson } from '#tests/support/matrix-person.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'
import { MATRIX, type Ids, type Row } from './authorization-matrix.ts'

const routes = await apiRoutes()
let own: TestDatabase
let link: WeakLink
let closeBlobs: () => Promise<void>

beforeAll(async () => {
  own = await testDatabase()
  link = await weakLink(own.wsProxy)
  useDatabase({ url: own.url, wsProxy: link.wsProxy })
  closeBlobs = await ownBlobs()
  await loadDictionaries()
  // The last admin may not do all that an admin may.
  await makeUser(own.db, { role: 'admin' })
})
afterAll(async () => {
  await closeDatabase()
  await closeBlobs()
  await link.close()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

/** Bodies with which a call that the matrix has refused does something. */
const BODIES: Record<string, (ids: Ids) => Promise<unknown>> = {
  'POST /api/account/reset-password': async ({ userId }) => ({
    token: await issueToken(own.db, { userId: userId as UserId, purpose: 'reset-password' }),
    password: 'una frase larga y nueva',
  }),
}

/** What the matrix has refused and no body above makes succeed: it would need a mailed link, a challenge, a file or a row. */
const NOT_WALKED: readonly string[] = [
  'POST /api/review-appeals',
  'POST /api/contact',
  'POST /send-contact.php',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/preferences',
  'POST /api/account/check-email',
  'POST /api/account/sign-up',
  'POST /api/account/confirm',
  'POST /api/account/confirm-new-email',
  'PUT /api/profile/avatar',
  'POST /api/verifications',
  'PATCH /api/admin/newsletters/:id',
  'DELETE /api/admin/newsletters/:id',
  'POST /api/admin/newsletters/:id/test',
  'POST /api/admin/newsletters/:id/send',
  'POST /api/admin/newsletters/:id/stop',
  'POST /api/admin/users/:id/confirmation',
  'POST /api/admin/users/:id/enable',
  'POST /api/admin/professionals/:id/password-link',
  'POST /api/admin/verifications/:id/end',
  'POST /api/admin/seed',
  'PUT /api/admin/videos/:id',
  'DELETE /api/admin/videos/:id',
  'PATCH /api/admin/articles/:id',
  'DELETE /api/admin/articles/:id',
  'POST /api/admin/articles/:id/state',
  'PUT /api/admin/articles/:id/draft',
  'POST /api/admin/articles/:id/versions/:version/restore',
  'POST /api/admin/article-pictures',
]

const succeeds = (route: string, { status }: Row) =>
  route in BODIES || Math.min(status.own, status.other ?? status.own) < 300
const changing = Object.entries(MATRIX).filter(([route]) => !route.startsWith('GET '))

test('every endpoint that changes something is walked, but for those that are named', () => {
  const others = changing.filter(([route, row]) => !succeeds(route, row)).map(([route]) => route)
  expect(others.sort()).toEqual([...NOT_WALKED].sort())
})

const roleFor = ({ allows }: Row): Role =>
  allows === 'anyone' || allows === 'signed-in' ? 'trainer' : allows[0]!

test.for(changing.filter(([route, row]) => succeeds(route, row)))(
  '%s: once it has committed, nothing that follows delays or fails the answer',
  async ([route, row]) => {
    const me = await matrixPerson(own, roleFor(row))
    const isOwn = row.status.own < 300 || route in BODIES
    const { ids } = isOwn ? me : await matrixPerson(own, 'athlete')
    const body = (await BODIES[route]?.(ids)) ?? row.body?.(ids)
    link.freezeAfterCommit()
    const call = () => callRoute(routes, route, { path: row.path(ids), body, cookie: me.cookie })
    // From the commit on the clock jumps from timer to timer, past the deadline of the answer.
    const { result } = await onClock(call, () => link.isFrozen())
    const isCommitted = link.isFrozen()
    await link.mend()
    await turn()
    expect([result.status < 300, isCommitted], await result.text()).toEqual([true, true])
  },
)
