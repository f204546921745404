import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  clientQuestionnaires,
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
} from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { UserId } from '#lib/ids.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { auditOf, consentsOf, receiptsOf } from '#tests/support/health-proofs.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { share } from '#tests/support/sharing.ts'

const db = accountSuite()
const AGREED = { accepted: true, version: CONSENT_VERSION, locale: 'es' } as const

/** A person with a row in every table of health data, and what they share: active, pending, over, and ended before. */
async function sharer() {
  const ana = await keeper(db())
  const professionals = await Promise.all(
    Array.from({ length: 4 }, () => keeper(db(), { role: 'physiotherapist', consents: false })),
  )
  const [active, pending, over, ended] = professionals.map(({ id }) => id)
  const to = (id: UserId | undefined) => ({ id: id!, type: 'physiotherapist' as const })
  const authorizationId = await share(db.owner(), ana, to(active))
  await share(db.owner(), ana, to(pending), {
    isAuthorized: false,
    authorizedAt: null,
  })
  await share(db.owner(), ana, to(over), { expiresOn: '2026-01-01' })
  const revokedAt = new Date('2026-05-01')
  await share(db.owner(), ana, to(ended), { isAuthorized: false, revokedAt })
  await ana.add({ weight: 70 })
  await ana.ask('PATCH', '/settings', { version: 0, goals: { weight: 68 } })
  await ana.ask('PATCH', '/history', { version: 0, pastInjuries: 'Rodilla' })
  await ana.ask('PATCH', '/history', { version: 1, pastInjuries: 'Rodilla, 2020' })
  const [questionnaire] = await db
    .owner()
    .insert(clientQuestionnaires)
    .values({
      authorizationId,
      clientUserId: ana.id,
      professionalUserId: active!,
      professionalName: 'Leire',
      professionalType: 'physiotherapist',
      title: 'Inicio',
      questions: [{ type: 'text', text: '¿Dónde te duele?' }],
    })
    .returning({ id: clientQuestionnaires.id })
  await withActor(db(), ana.id, (scope) =>
    scope.insert(questionnaireDrafts).values({
      questionnaireId: questionnaire!.id,
      userId: ana.id,
      responses: { q0: 'Aquí' },
    }),
  )
  return { ana, professionals, active: active!, pending: pending!, over: over!, ended: ended! }
}

const DATA = [
  healthRecords,
  healthHistory,
  healthHistoryVersions,
  healthSettings,
  clientQuestionnaires,
  questionnaireDrafts,
]
/** How many rows each table of health data has of a person. */
const rowsOf = ({ id }: Keeper) =>
  withActor(db(), id, async (scope) => {
    const counts: number[] = []
    for (const table of DATA) counts.push(await scope.$count(table))
    return counts
  })

const sharesOf = (ana: Keeper) =>
  withActor(db(), ana.id, async (scope) => {
    const rows = await scope
      .select()
      .from(professionalAuthorizations)
      .where(eq(professionalAuthorizations.clientUserId, ana.id))
    return new Map(rows.map((row) => [row.professionalUserId, row]))
  })

/** The clients whose records a professional can read, by the database alone. */
const visibleTo = ({ id }: Keeper) => withActor(db(), id, (scope) => scope.$count(healthRecords))

describe('withdrawing consent', () => {
  test('ends what is shared and asked, with receipts that name the consent', async () => {
    const { ana, professionals, active, pending, over, ended } = await sharer()
    const before = await sharesOf(ana)
    expect(await visibleTo(professionals[0]!)).toBe(1)
    const response = await ana.call('DELETE', '/consent', { data: 'keep' })
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])

    expect(await visibleTo(professionals[0]!)).toBe(0)
    const after = await sharesOf(ana)
    for (const id of [active, pending]) {
      expect(after.get(id)).toMatchObject({
        isAuthorized: false,
        revokedAt: expect.any(Date) as Date,
        version: 2,
      })
    }
    // The clock ends what is over, with another receipt.
    for (const id of [over, ended]) expect(after.get(id)).toEqual(before.get(id))

    const text = { textVersion: CONSENT_VERSION, textHash: CONSENT_HASH.es }
    const receipts = (await receiptsOf(db(), ana)).filter(({ event }) => event !== 'consent_given')
    expect(receipts).toHaveLength(3)
    const of = (id: UserId) => receipts.find(({ professionalUserId }) => professionalUserId === id)
    for (const id of [active, pending]) {
      expect(of(id)).toMatchObject({
        ...text,
        event: 'revoked',
        authorizationId: after.get(id)!.id,
        professionalName: 'Test physiotherapist',
        professionalType: 'physiotherapist',
        allowedFields: everyFlag(true),
      })
    }
    expect(receipts.find(({ event }) => event === 'consent_withdrawn')).toMatchObject({
      ...text,
      clientName: 'Test athlete',
      professionalUserId: null,
    })
    expect(await auditOf(db(), ana)).toEqual(['health-consent withdrawn'])
  })

  test('keeps the data for its owner alone when asked to', async () => {
    const { ana } = await sharer()
    const before = await rowsOf(ana)
    expect(before.every((count) => count === 1)).toBe(true)
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    expect(await rowsOf(ana)).toEqual(before)
    expect(await consentsOf(db(), ana)).toMatchObject([
      { withdrawnAt: expect.any(Date) as Date, erased: false },
    ])
    expect(await ana.ask('GET', '/records')).toMatchObject({ items: [{ weight: 70 }] })
    expect(await ana.ask('GET', '/overview')).toMatchObject({ consent: null, records: 1 })
  })

  test('erases the data when asked to, with the password', async () => {
    const { ana } = await sharer()
    for (const [password, problem] of [
      [undefined, 'required'],
      ['', 'required'],
      ['not the one', 'wrong_password'],
    ]) {
      const response = await ana.call('DELETE', '/consent', { data: 'erase', password })
      expect(await errorOf(response)).toMatchObject({ status: 400, fields: { password: problem } })
    }
    expect(await rowsOf(ana)).toEqual([1, 1, 1, 1, 1, 1])
    await ana.ask('DELETE', '/consent', { data: 'erase', password: PASSWORD })
    expect(await rowsOf(ana)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await consentsOf(db(), ana)).toMatchObject([{ erased: true }])
    expect(await auditOf(db(), ana)).toEqual([
      'password-checked wrong_password',
      'health-consent withdrawn',
      'health-erased ok',
    ])
  })

  test("erases nobody else's data", async () => {
    const [{ ana }, { ana: other }] = [await sharer(), await sharer()]
    await ana.ask('DELETE', '/consent', { data: 'erase', password: PASSWORD })
    expect(await rowsOf(other)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await consentsOf(db(), other))[0]).toMatchObject({ withdrawnAt: null })
  })

  test('can be followed by erasing what was kept, and repeated', async () => {
    const { ana } = await sharer()
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    expect((await receiptsOf(db(), ana)).filter(({ event }) => event === 'revoked')).toHaveLength(2)
    await ana.ask('DELETE', '/consent', { data: 'erase', password: PASSWORD })
    expect(await rowsOf(ana)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('and giving it again are two consents', async () => {
    const ana = await keeper(db())
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    await ana.ask('POST', '/consent', AGREED)
    expect(await consentsOf(db(), ana)).toMatchObject([
      { withdrawnAt: expect.any(Date) as Date },
      { withdrawnAt: null },
    ])
    expect(await ana.add({ weight: 70 })).toMatchObject({ version: 1 })
  })

  test('and saves at the same moment leave nothing after it', async () => {
    const ana = await keeper(db())
    const saves = Array.from({ length: 15 }, () =>
      ana.call('POST', '/records', { recordDate: '2026-11-20', weight: 70 }),
    )
    const erasing = ana.ask('DELETE', '/consent', { data: 'erase', password: PASSWORD })
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    await erasing
    expect(new Set(statuses).isSubsetOf(new Set([201, 403]))).toBe(true)
    expect(await withActor(db(), ana.id, (scope) => scope.$count(healthRecords))).toBe(0)
  })

  test('does not happen when a part of it fails', async () => {
    const { ana } = await sharer()
    await db
      .owner()
      .execute(
        sql`alter table audit_events add constraint full_up check (kind <> 'health-erased') not valid`,
      )
    try {
      const response = await ana.call('DELETE', '/consent', { data: 'erase', password: PASSWORD })
      expect(response.status).toBe(500)
    } finally {
      await db.owner().execute(sql`alter table audit_events drop constraint full_up`)
    }
    expect(await rowsOf(ana)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await consentsOf(db(), ana))[0]).toMatchObject({ withdrawnAt: null })
  })
})
