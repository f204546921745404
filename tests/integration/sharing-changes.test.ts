import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionalAuthorizations, shareReceipts } from '#db/schema/health/index.ts'
import { auditEvents, notifications } from '#db/schema/index.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { PREVIEW_SECTIONS } from '#lib/sharing/access.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { FLAGS } from '#lib/health/flags.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { pseudonymOf } from '#server/audit.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  ALL,
  bodyOf,
  NONE,
  PENDING,
  type share,
  withdrawConsent,
  world,
  type Client,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

const SOME = { ...NONE, weight: true, height: true, bmi: true, blood_pressure: true }
const LAST_DAY = `${new Date().getUTCFullYear() + 1}-12-31`
const GRANT = { allowedFields: SOME, purpose: ' Volver a correr ', expiresOn: LAST_DAY }

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
const bell = (user: { id: Client['id'] }) =>
  db().select().from(notifications).where(eq(notifications.userId, user.id))
const events = async (nora: Client) => {
  const actor = pseudonymOf(process.env['SESSION_SECRET']!, nora.id)
  const rows = await db().select().from(auditEvents).where(eq(auditEvents.actor, actor))
  return rows.map(({ kind }) => kind)
}

describe('a grant', () => {
  test('stores exactly what was confirmed, and is proved, audited and told to both without a value', async () => {
    const { nora, leire, id } = await two(PENDING)
    const granted = await bodyOf<Authorization>(nora.authorize(id, 1, GRANT))
    expect(granted).toMatchObject({
      id,
      state: 'active',
      allowedFields: SOME,
      purpose: 'Volver a correr',
      expiresOn: LAST_DAY,
      revokedAt: null,
      version: 2,
    })
    expect(Date.parse(granted.authorizedAt!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await receiptsOf(id)).toMatchObject([
      {
        event: 'granted',
        allowedFields: SOME,
        purpose: 'Volver a correr',
        expiresOn: LAST_DAY,
        textVersion: GRANT_VERSION,
        textHash: GRANT_HASH.es,
      },
    ])
    expect(await events(nora)).toEqual(['share-granted'])
    expect(await bell(leire)).toMatchObject([{ kind: 'share_changed', data: { event: 'granted' } }])
    expect(await bell(nora)).toMatchObject([{ kind: 'share_receipt', data: { event: 'granted' } }])
    const kinds = ['weight', 'height', 'bmi', 'blood_pressure']
    expect(await mailed(db(), nora.email, 'share_receipt')).toMatchObject([
      { event: 'granted', professional: 'Ana Pérez', shared: { kinds, expiresOn: LAST_DAY } },
    ])
    const [mail] = await mailed(db(), leire.email, 'share_changed')
    expect(mail).toMatchObject({ client: 'Test athlete', event: 'granted' })
    // Who gets it learns that something is shared by opening it, not by mail; why is nobody's business but theirs.
    expect(Object.keys(mail!).toSorted()).toEqual(['client', 'event', 'name', 'unsubscribe'])
    expect(JSON.stringify(await mailed(db(), nora.email, 'share_receipt'))).not.toContain('correr')
    expect((await leire.records(id)).status).toBe(200)
  })

  test('needs a running consent', async () => {
    const { nora, id } = await two(PENDING)
    await withdrawConsent(owner(), nora.id)
    expect(await errorOf(await nora.authorize(id, 1))).toMatchObject({
      status: 403,
      code: 'CONSENT_REQUIRED',
    })
    expect(await stored(id)).toMatchObject({ isAuthorized: false, version: 1 })
  })

  test.each([
    ['without a flag', { allowedFields: { ...ALL, glucose: undefined } }, 'allowedFields.glucose'],
    [
      'with a flag that is unknown',
      { allowedFields: { ...ALL, note: true } },
      'allowedFields.note',
    ],
    [
      'with a flag that is no truth',
      { allowedFields: { ...ALL, bmi: 'true' } },
      'allowedFields.bmi',
    ],
    ['with a day that is over', { expiresOn: '2026-01-31' }, 'expiresOn'],
    ['with a day that does not exist', { expiresOn: '2027-02-30' }, 'expiresOn'],
    [
      'with a day in six years',
      { expiresOn: `${new Date().getUTCFullYear() + 6}-01-01` },
      'expiresOn',
    ],
    ['with a purpose of 201 characters', { purpose: 'x'.repeat(201) }, 'purpose'],
  ])('is refused %s', async (_, grant, field) => {
    const { nora, id } = await two(PENDING)
    const refused = await errorOf(await nora.authorize(id, 1, grant))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields)).toEqual([field])
    expect(await stored(id)).toMatchObject({ isAuthorized: false, allowedFields: NONE })
  })

  test.each(['isAuthorized', 'professionalUserId', 'clientUserId', 'authorizedAt', 'isBlocked'])(
    'cannot set %s',
    async (field) => {
      const { nora, id } = await two(PENDING)
      const body = {
        action: 'authorize',
        version: 1,
        allowedFields: ALL,
        purpose: '',
        expiresOn: null,
        textVersion: GRANT_VERSION,
        locale: 'es',
      }
      const refused = await errorOf(await nora.patch(id, { ...body, [field]: true }))
      expect(refused).toMatchObject({ status: 400, fields: { [field]: 'unknown' } })
    },
  )

  test('is refused when the words have changed since they were read', async () => {
    const { nora, id } = await two(PENDING)
    const refused = await errorOf(await nora.authorize(id, 1, { textVersion: '2020-01-01' }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'STALE',
      fields: { textVersion: 'changed' },
    })
    expect(await stored(id)).toMatchObject({ isAuthorized: false })
    expect(await receiptsOf(id)).toEqual([])
  })

  test('proves the words in the language in which they were read', async () => {
    const { nora, id } = await two(PENDING)
    await nora.authorize(id, 1, { locale: 'en' })
    expect(await receiptsOf(id)).toMatchObject([{ textHash: GRANT_HASH.en }])
  })

  test('until today lasts today', async () => {
    const { nora, leire, id } = await two(PENDING)
    const granted = await bodyOf<Authorization>(nora.authorize(id, 1, { expiresOn: madridDay() }))
    expect(granted).toMatchObject({ state: 'active', isExpired: false })
    expect((await leire.records(id)).status).toBe(200)
  })
})

describe('a change', () => {
  test('is in force at the next read', async () => {
    const { nora, leire, id } = await two()
    const shownTo = async () => (await bodyOf<{ shown: string[] }>(leire.records(id))).shown
    expect(await shownTo()).toEqual(FLAGS)
    const edited = await bodyOf<Authorization>(nora.edit(id, 1, GRANT))
    expect(edited).toMatchObject({ state: 'active', allowedFields: SOME, version: 2 })
    expect(await shownTo()).toEqual(['weight', 'height', 'bmi', 'blood_pressure'])
    expect(await receiptsOf(id)).toMatchObject([{ event: 'edited', allowedFields: SOME }])
    expect(await events(nora)).toEqual(['share-edited'])
    expect(await mailed(db(), leire.email, 'share_changed')).toMatchObject([{ event: 'edited' }])
  })

  test('based on another version is stale, and changes nothing', async () => {
    const { nora, id } = await two({ version: 5 })
    for (const stale of [nora.edit(id, 4, GRANT), nora.revoke(id, 6), nora.block(id, 4)]) {
      expect(await errorOf(await stale)).toMatchObject({ status: 409, code: 'STALE' })
    }
    expect(await stored(id)).toMatchObject({ allowedFields: ALL, isAuthorized: true, version: 5 })
    expect(await receiptsOf(id)).toEqual([])
  })

  test('of two at once is one', async () => {
    const { nora, id } = await two()
    const answers = await Promise.all([
      nora.edit(id, 1, { allowedFields: SOME }),
      nora.edit(id, 1, { allowedFields: NONE }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  test('is limited by person, and ending is not', async () => {
    const { nora, id } = await two()
    const { limit } = RATE_LIMITS.shareChange
    for (let version = 1; version <= limit; version++) {
      expect((await nora.edit(id, version)).status).toBe(200)
    }
    expect((await nora.edit(id, limit + 1)).status).toBe(429)
    expect((await nora.revoke(id, limit + 1)).status).toBe(200)
  })
})

describe('a revocation', () => {
  test('ends a share: nothing is read any more, by the same answer as for an unknown id', async () => {
    const { nora, leire, id } = await two({ purpose: 'Rodilla' })
    const ended = await bodyOf<Authorization>(nora.revoke(id, 1))
    expect(ended).toMatchObject({
      state: 'ended',
      allowedFields: ALL,
      isExpired: false,
      version: 2,
    })
    const bare = async (answer: Promise<Response>) => {
      const { status, text } = await answer.then(async (one) => ({
        status: one.status,
        text: await one.text(),
      }))
      return [status, text.replace(/"requestId":"[^"]*"/, '')]
    }
    for (const read of [leire.records, leire.history]) {
      expect(await bare(read(id))).toEqual(await bare(read(crypto.randomUUID())))
      expect((await read(id)).status).toBe(404)
    }
    for (const section of PREVIEW_SECTIONS) {
      expect((await nora.preview(id, section)).status).toBe(404)
    }
    expect(await receiptsOf(id)).toMatchObject([
      { event: 'revoked', allowedFields: ALL, purpose: 'Rodilla' },
    ])
    expect(await events(nora)).toEqual(['share-ended'])
    expect(await mailed(db(), leire.email, 'share_changed')).toMatchObject([{ event: 'ended' }])
    expect(await mailed(db(), nora.email, 'share_receipt')).toMatchObject([
      { event: 'ended', shared: null },
    ])
  })

  test('takes back a request, which is proved and told to nobody', async () => {
    const { nora, leire, id } = await two(PENDING)
    expect(await bodyOf(nora.revoke(id, 1))).toMatchObject({ state: 'ended', authorizedAt: null })
    expect(await receiptsOf(id)).toMatchObject([{ event: 'revoked', allowedFields: NONE }])
    expect(await bell(leire)).toEqual([])
    expect(await bell(nora)).toEqual([])
  })

  test('does not need a consent', async () => {
    const { nora, id } = await two()
    await withdrawConsent(owner(), nora.id)
    expect((await nora.revoke(id, 1)).status).toBe(200)
  })
})
