import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#lib/accounts/roles.ts'
import { closeDatabase, database } from '#server/database.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { apiRoutes, callRoute } from '#tests/support/api-routes.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { CHANGING_CALLS } from '#tests/support/changing-calls.ts'
import { onClock } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { matrixPerson } from '#tests/support/matrix-person.ts'
import { PATIENCE_MS } from '#tests/support/patience.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'
import { MATRIX, type Row } from './authorization-matrix.ts'

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

/** What no call changes by a transaction. */
const NOT_WALKED: readonly string[] = [
  // Uses up its challenge, right or wrong: a transaction would give a wrong answer another try.
  'POST /api/account/check-email',
  // Only judges what is typed.
  'POST /api/account/password-strength',
  // Only shows what was typed.
  'POST /api/admin/articles/preview',
]

/** Changed by one statement whose last part reads. */
const BY_SELECT = new Set(['PATCH /api/workspace/clients/:id/history'])

const succeeds = (route: string, { status }: Row) =>
  route in CHANGING_CALLS || Math.min(status.own, status.other ?? status.own) < 300
const isWalked = ([route, row]: [string, Row]) =>
  succeeds(route, row) && !NOT_WALKED.includes(route)
const changing = Object.entries(MATRIX).filter(([route]) => !route.startsWith('GET '))

test('every endpoint that changes something is walked, but for those that are named', () => {
  const others = changing.filter((entry) => !isWalked(entry)).map(([route]) => route)
  expect(others.sort()).toEqual([...NOT_WALKED].sort())
})

const roleFor = ({ allows }: Row): Role =>
  allows === 'anyone' || allows === 'signed-in' ? 'trainer' : allows[0]!

test.for(changing.filter(isWalked))(
  '%s: once it has committed, nothing that follows delays or fails the answer',
  async ([route, row]) => {
    const me = await matrixPerson(own, roleFor(row))
    const isOwn = row.status.own < 300 || route in CHANGING_CALLS
    const { ids } = isOwn ? me : await matrixPerson(own, 'athlete')
    const usual = { path: row.path(ids), body: row.body?.(ids), file: row.file, cookie: me.cookie }
    const changed = await CHANGING_CALLS[route]?.({ own, ids, cookie: me.cookie })
    link.freezeAfterCommit(BY_SELECT.has(route) ? /SELECT [1-9]/ : undefined)
    let isLate = false
    const call = () => {
      setTimeout(() => (isLate = true), PATIENCE_MS)
      return callRoute(routes, route, { ...usual, ...changed })
    }
    let isConfirmed = false
    const release = () => void (isConfirmed ||= link.isFrozen())
    database().pool.on('release', release)
    // The deadline passes while the confirmation is under way; from then on the clock jumps from timer to timer.
    const { result } = await onClock(call, () => isConfirmed || (link.isFrozen() && !isLate))
    database().pool.off('release', release)
    const isCommitted = link.isFrozen()
    await link.mend()
    await turn()
    expect([result.status < 300, isCommitted], await result.text()).toEqual([true, true])
  },
)
