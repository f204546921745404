import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { professionalAuthorizations, shareReceipts } from '#db/schema/health/index.ts'
import { auditEvents, notifications, users } from '#db/schema/index.ts'
import cleanUp from '#functions/clean-up.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { pseudonymOf } from '#server/audit.ts'
import { endExpiredShares } from '#server/sharing/end-expired-shares.ts'
import { tellSharesEnded } from '#server/sharing/tell.ts'
import { accountDeps } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  ALL,
  bodyOf,
  client,
  PENDING,
  professional,
  REVOKED,
  share,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()
const run = () => endExpiredShares(accountDeps(db()))

const yesterday = () => madridDay(new Date(Date.now() - 86_400_000))
const receiptsOf = (...ids: AuthorizationId[]) =>
  owner().select().from(shareReceipts).where(inArray(shareReceipts.authorizationId, ids))
const stateOf = async (nora: Client) =>
  (await bodyOf<{ items: Authorization[] }>(nora.list())).items[0]!

let nora: Client
let leire: Professional
beforeAll(async () => {
  ;[nora, leire] = [await client(suite), await professional(suite)]
})

// First: the mails of the other tests would wait before these.
test('the clean-up ends shares, and sends the mails about it', async () => {
  const server = await mailServer()
  Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: 'hola@example.com' })
  const [one, other] = [await client(suite), await professional(suite)]
  await share(owner(), one, other, { expiresOn: yesterday() })
  expect((await cleanUp()).status).toBe(204)
  expect(await stateOf(one)).toMatchObject({ state: 'ended', version: 2 })
  const to = server.deliveries.flatMap(({ recipients }) => recipients)
  expect(to).toEqual(expect.arrayContaining([one.email, other.email]))
  await server.close()
})

test('a share whose last day was yesterday ends with it, is proved, and told to both sides once', async () => {
  await db().update(users).set({ locale: 'en' }).where(eq(users.id, nora.id))
  const expiresOn = yesterday()
  const id = await share(owner(), nora, leire, { expiresOn, purpose: 'Rodilla' })
  // Nobody reads by it even before the clock has noted it.
  expect(await stateOf(nora)).toMatchObject({ state: 'ended', isExpired: true, revokedAt: null })
  expect((await leire.records(id)).status).toBe(404)

  await Promise.all([run(), run()])
  await run()

  const ended = await stateOf(nora)
  expect(ended).toMatchObject({ state: 'ended', isExpired: true, version: 2 })
  expect(madridDay(new Date(ended.revokedAt!))).toBe(madridDay())
  expect(madridDay(new Date(Date.parse(ended.revokedAt!) - 1))).toBe(expiresOn)
  expect(await receiptsOf(id)).toMatchObject([
    {
      event: 'expired',
      clientUserId: nora.id,
      clientName: 'Test athlete',
      professionalName: 'Ana Pérez',
      allowedFields: ALL,
      purpose: 'Rodilla',
      expiresOn,
      textVersion: GRANT_VERSION,
      textHash: GRANT_HASH.en,
    },
  ])
  const bell = (userId: Client['id']) =>
    db().select().from(notifications).where(eq(notifications.userId, userId))
  expect(await bell(leire.id)).toMatchObject([{ kind: 'share_changed', data: { event: 'ended' } }])
  expect(await bell(nora.id)).toMatchObject([{ kind: 'share_receipt', data: { event: 'expired' } }])
  expect(await mailed(db(), leire.email, 'share_changed')).toHaveLength(1)
  expect(await mailed(db(), nora.email, 'share_receipt')).toHaveLength(1)
  const subject = pseudonymOf(process.env['SESSION_SECRET']!, nora.id)
  const audited = await db().select().from(auditEvents).where(eq(auditEvents.subject, subject))
  expect(audited).toMatchObject([{ kind: 'share-ended', outcome: 'expired', actor: null }])
})

test.each([
  ['lasts until today', () => ({ expiresOn: madridDay() })],
  ['has no last day', () => ({})],
  ['is pending', () => PENDING],
  ['was revoked before its last day', () => ({ ...REVOKED, expiresOn: yesterday() })],
])('nothing happens to a share that %s', async (_, state) => {
  const other = await professional(suite)
  const id = await share(owner(), await client(suite), other, state())
  const stored = () =>
    owner().select().from(professionalAuthorizations).where(eq(professionalAuthorizations.id, id))
  const before = await stored()
  await run()
  expect(await stored()).toEqual(before)
  expect(await receiptsOf(id)).toEqual([])
  expect(await mailed(db(), other.email, 'share_changed')).toEqual([])
})

test('more than one batch of shares ends in one run', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => client(suite)))
  const ids = await Promise.all(
    people.map((one) => share(owner(), one, leire, { expiresOn: yesterday() })),
  )
  await run()
  expect(
    (await receiptsOf(...ids)).map(({ authorizationId }) => authorizationId).toSorted(),
  ).toEqual(ids.toSorted())
})

test('shares that end otherwise are told in the transaction that ends them', async () => {
  const [one, other] = [await client(suite), await professional(suite)]
  const { secret } = accountDeps(db())
  await db().transaction((tx) =>
    tellSharesEnded(tx, secret, [
      { clientUserId: one.id, professionalUserId: other.id, professionalType: 'trainer' },
    ]),
  )
  expect(await mailed(db(), other.email, 'share_changed')).toMatchObject([{ event: 'ended' }])
  expect(await mailed(db(), one.email, 'share_receipt')).toMatchObject([{ event: 'ended' }])
})
