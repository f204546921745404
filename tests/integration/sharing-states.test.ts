import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionalAuthorizations, shareReceipts } from '#db/schema/health/index.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  bodyOf,
  client,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  share,
  sharingAs,
  world,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

async function two(state: Parameters<typeof share>[3] = {}) {
  const [leire, nora, id] = await world(suite).trainer().client().sharesAll().but(state).insert()
  return { nora, leire, id }
}
const stored = async (id: AuthorizationId) => {
  const [row] = await owner()
    .select()
    .from(professionalAuthorizations)
    .where(eq(professionalAuthorizations.id, id))
  return row!
}
const receiptsOf = (id: AuthorizationId) =>
  owner().select().from(shareReceipts).where(eq(shareReceipts.authorizationId, id))

describe('blocking', () => {
  test.each([
    ['an active share ends it', {}, ['revoked']],
    ['a request ends it', PENDING, ['revoked']],
    ['an ended share proves nothing', REVOKED, []],
    ['a share that has run out proves that it did', RUN_OUT, ['expired']],
  ])('%s', async (_, state, proved) => {
    const { nora, leire, id } = await two(state)
    const blocked = await bodyOf<Authorization>(nora.block(id, 1))
    expect(blocked).toMatchObject({ state: 'ended', isBlocked: true })
    expect((await stored(id)).isAuthorized).toBe(false)
    expect((await receiptsOf(id)).map(({ event }) => event)).toEqual(proved)
    expect((await nora.request(leire.professionalId)).status).toBe(409)
    // The professional does not learn of the block.
    expect(JSON.stringify(await mailed(db(), leire.email, 'share_changed'))).not.toContain('block')

    const free = await bodyOf<Authorization>(nora.unblock(id, blocked.version))
    expect(free).toMatchObject({ state: 'ended', isBlocked: false })
    expect((await nora.request(leire.professionalId)).status).toBe(201)
  })
})

describe('in a state that does not allow it', () => {
  test.each([
    ['authorize', 'active', {}],
    ['authorize', 'revoked', REVOKED],
    ['authorize', 'run out', RUN_OUT],
    ['authorize', 'blocked', { ...REVOKED, isBlocked: true }],
    ['edit', 'pending', PENDING],
    ['edit', 'revoked', REVOKED],
    ['edit', 'run out', RUN_OUT],
    ['revoke', 'revoked', REVOKED],
    ['revoke', 'run out', RUN_OUT],
    ['block', 'blocked', { ...REVOKED, isBlocked: true }],
    ['unblock', 'active', {}],
  ] as const)('%s while %s is a conflict', async (action, _, state) => {
    const { nora, id } = await two(state)
    const before = await stored(id)
    expect(await errorOf(await nora[action](id, 1))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await stored(id)).toEqual(before)
    expect(await receiptsOf(id)).toEqual([])
  })
})

describe('anybody else', () => {
  test('gets the same answer as for an id that does not exist, the professional too', async () => {
    const { leire, id } = await two(PENDING)
    const [stranger, before] = [await client(suite), await stored(id)]
    const people = [stranger, { ...stranger, ...sharingAs(leire.cookie) }]
    for (const person of people) {
      for (const action of ['authorize', 'edit', 'revoke', 'block', 'unblock'] as const) {
        const [foreign, missing] = await Promise.all([
          person[action](id, 1),
          person[action](crypto.randomUUID(), 1),
        ])
        const refused = await errorOf(foreign)
        expect(refused).toEqual(await errorOf(missing))
        expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      }
      for (const read of [
        person.receipts(id),
        person.preview(id, 'records'),
        person.preview(id, 'history'),
      ]) {
        expect((await read).status).toBe(404)
      }
      expect(await bodyOf(person.list())).toEqual({ items: [] })
    }
    expect(await stored(id)).toEqual(before)
  })
})

test('the list tells states apart, newest first', async () => {
  const nora = await client(suite)
  const states = [
    ['pending', PENDING],
    ['active', { expiresOn: madridDay() }],
    ['ended', REVOKED],
    ['ended', RUN_OUT],
    ['ended', { ...RUN_OUT, isAuthorized: false, revokedAt: new Date('2026-01-31T22:59:59Z') }],
    ['ended', { ...RUN_OUT, isAuthorized: false, revokedAt: new Date('2026-01-31T23:00:00Z') }],
  ] as const
  const ids = []
  for (const [n, [, state]] of states.entries()) {
    const requestedAt = new Date(Date.now() - n * 1_000)
    ids.push(await share(owner(), nora, await professional(suite), { ...state, requestedAt }))
  }
  const { items } = await bodyOf<{ items: Authorization[] }>(nora.list())
  expect(items.map(({ id }) => id)).toEqual(ids)
  expect(items.map(({ state }) => state)).toEqual(states.map(([state]) => state))
  expect(items.map(({ isExpired }) => isExpired)).toEqual([false, false, false, true, false, true])
})
