import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionalAuthorizations, shareReceipts } from '#db/schema/health/index.ts'
import { auditEvents, notifications, profiles, users } from '#db/schema/index.ts'
import type { Authorization, Receipt } from '#lib/sharing/schemas.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { pseudonymOf } from '#server/audit.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { hide, mailed } from '#tests/support/review-api.ts'
import {
  bodyOf,
  client,
  NONE,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  share,
  sharingAs,
  withdrawConsent,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()
const rowsOf = (leire: Professional) =>
  owner()
    .select()
    .from(professionalAuthorizations)
    .where(eq(professionalAuthorizations.professionalUserId, leire.id))

describe('a request', () => {
  test('is pending, shares nothing, and is proved, audited and told to both', async () => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    await db().update(users).set({ locale: 'en' }).where(eq(users.id, nora.id))
    const response = await nora.request(leire.professionalId)
    expect(response.status).toBe(201)
    const asked = await bodyOf<Authorization>(response)
    expect(asked).toEqual({
      id: asked.id,
      professional: {
        professionalId: leire.professionalId,
        type: 'trainer',
        name: 'Ana Pérez',
        avatarUrl: null,
      },
      state: 'pending',
      allowedFields: NONE,
      purpose: null,
      expiresOn: null,
      requestedAt: asked.requestedAt,
      authorizedAt: null,
      revokedAt: null,
      isExpired: false,
      isBlocked: false,
      lastReadAt: null,
      version: 1,
    })
    expect((await bodyOf<{ items: Authorization[] }>(nora.list())).items).toEqual([asked])
    expect((await leire.records(asked.id)).status).toBe(404)

    const { items } = await bodyOf<{ items: Receipt[] }>(nora.receipts(asked.id))
    expect(items).toEqual([
      {
        id: items[0]!.id,
        event: 'requested',
        clientName: 'Test athlete',
        professionalName: 'Ana Pérez',
        professionalType: 'trainer',
        authorizationId: asked.id,
        allowedFields: NONE,
        purpose: null,
        expiresOn: null,
        textVersion: GRANT_VERSION,
        textHash: GRANT_HASH.en,
        at: items[0]!.at,
      },
    ])
    const secret = process.env['SESSION_SECRET']!
    const [event] = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actor, pseudonymOf(secret, nora.id)))
    expect(event).toMatchObject({
      kind: 'share-requested',
      outcome: 'ok',
      subject: pseudonymOf(secret, leire.id),
    })
    const bell = (userId: typeof nora.id) =>
      db().select().from(notifications).where(eq(notifications.userId, userId))
    expect(await bell(leire.id)).toMatchObject([
      { kind: 'share_requested', actorId: nora.id, data: {} },
    ])
    const profile = { professionalType: 'trainer', professionalId: leire.professionalId }
    expect(await bell(nora.id)).toMatchObject([
      { kind: 'share_receipt', actorId: leire.id, data: { ...profile, event: 'requested' } },
    ])
    expect(await mailed(db(), leire.email, 'share_requested')).toMatchObject([
      { client: 'Test athlete' },
    ])
    expect(await mailed(db(), nora.email, 'share_receipt')).toMatchObject([
      { event: 'requested', professional: 'Ana Pérez', shared: null },
    ])
  })

  test('names a professional without a name by the profession, in the language of the client', async () => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    await db().update(profiles).set({ displayName: null }).where(eq(profiles.userId, leire.id))
    await nora.request(leire.professionalId)
    expect(await mailed(db(), nora.email, 'share_receipt')).toMatchObject([
      { professional: `Entrenador ${leire.professionalId.slice(-4)}` },
    ])
  })

  test('needs a running consent', async () => {
    const leire = await professional(suite)
    const [never, once] = [await client(suite, { consents: false }), await client(suite)]
    await withdrawConsent(owner(), once.id)
    for (const nora of [never, once]) {
      const refused = await errorOf(await nora.request(leire.professionalId))
      expect(refused).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' })
    }
    expect(await rowsOf(leire)).toEqual([])
  })

  test('is refused of oneself, of a hidden and of a missing professional', async () => {
    const [nora, leire, hidden] = [
      await client(suite),
      await professional(suite),
      await professional(suite),
    ]
    await hide(db(), hidden.professionalId)
    expect((await sharingAs(leire.cookie).request(leire.professionalId)).status).toBe(403)
    expect((await nora.request(hidden.professionalId)).status).toBe(404)
    expect((await nora.request(crypto.randomUUID())).status).toBe(404)
  })

  test.each([
    ['pending', PENDING],
    ['active', {}],
  ])('is a conflict while one is %s', async (_, state) => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    await share(owner(), nora, leire, state)
    const refused = await errorOf(await nora.request(leire.professionalId))
    expect(refused).toEqual({ status: 409, code: 'CONFLICT', fields: {} })
    expect(await mailed(db(), leire.email, 'share_requested')).toEqual([])
  })

  test('is a conflict that says so while the professional is blocked', async () => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    await share(owner(), nora, leire, { ...REVOKED, isBlocked: true })
    const refused = await errorOf(await nora.request(leire.professionalId))
    expect(refused).toEqual({
      status: 409,
      code: 'CONFLICT',
      fields: { professionalId: 'blocked' },
    })
  })

  test.each([
    ['a revocation', REVOKED, []],
    ['the last day', RUN_OUT, ['expired']],
  ])('after %s uses the row again, with nothing of before', async (_, state, earlier) => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    const before = { purpose: 'Rodilla', version: 7, requestedAt: new Date('2026-01-01') }
    const id = await share(owner(), nora, leire, { ...before, ...state })
    const asked = await bodyOf<Authorization>(nora.request(leire.professionalId))
    expect(asked).toMatchObject({
      id,
      state: 'pending',
      allowedFields: NONE,
      purpose: null,
      expiresOn: null,
      authorizedAt: null,
      revokedAt: null,
      isExpired: false,
      version: 8 + earlier.length,
    })
    expect(Date.parse(asked.requestedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(await rowsOf(leire)).toHaveLength(1)
    const receipts = await owner()
      .select({ event: shareReceipts.event })
      .from(shareReceipts)
      .where(eq(shareReceipts.authorizationId, id))
    expect(receipts.map(({ event }) => event).toSorted()).toEqual([...earlier, 'requested'])
  })

  test('is one, with one mail, however often it is sent with the same key', async () => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    const key = crypto.randomUUID()
    const send = () => nora.request(leire.professionalId, key)
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const ids = await Promise.all(answers.map(async (one) => (await bodyOf<Authorization>(one)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(leire)).toHaveLength(1)
    expect(await mailed(db(), leire.email, 'share_requested')).toHaveLength(1)
  })

  test('of two at once is one', async () => {
    const [nora, leire] = [await client(suite), await professional(suite)]
    const send = () => nora.request(leire.professionalId)
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await mailed(db(), leire.email, 'share_requested')).toHaveLength(1)
  })

  test('is limited by person; a refused one does not count', async () => {
    const [nora, first] = [await client(suite), await professional(suite)]
    expect((await nora.request(first.professionalId)).status).toBe(201)
    for (let n = 0; n < 5; n++) expect((await nora.request(first.professionalId)).status).toBe(409)
    for (let n = 1; n < RATE_LIMITS.shareRequest.limit; n++) {
      const { professionalId } = await professional(suite)
      expect((await nora.request(professionalId)).status).toBe(201)
    }
    const last = await professional(suite)
    expect((await nora.request(last.professionalId)).status).toBe(429)
    expect(await rowsOf(last)).toEqual([])
  })
})
