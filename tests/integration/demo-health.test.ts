import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#db/seed/demo.ts'
import { seedDemoAccounts } from '#db/seed/demo-accounts.ts'
import { seedDemoHealth } from '#db/seed/demo-health.ts'
import { DEMO_HEALTH } from '#db/seed/demo-health-people.ts'
import { seedLocations } from '#db/seed/locations.ts'
import {
  accessLog,
  clientQuestionnaires,
  healthRecords,
  professionalAuthorizations,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { users } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { HealthRecords, Overview } from '#lib/health/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { HealthHistory, HistoryVersion } from '#lib/health/history.ts'
import { MEASURE_NAMES } from '#lib/health/measures.ts'
import { RecordInput } from '#lib/health/record.ts'
import { fits, type QuestionType } from '#lib/questionnaires/questions.ts'
import type {
  AnsweredQuestionnaire,
  SentQuestionnaires,
} from '#lib/workspace/questionnaires-schemas.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { sessionOf } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { callHealth } from '#tests/support/health.ts'
import { pseudonym } from '#tests/support/professionals.ts'
import { bodyOf } from '#tests/support/sharing.ts'
import { asking, keeping } from '#tests/support/workspace-questionnaires.ts'

const db = accountSuite()
const { owner, active, pending, ended } = DEMO_HEALTH
const KINDS: QuestionType[] = ['text', 'number', 'scale', 'one', 'several', 'yes_no', 'date']
const hash = () => Promise.resolve('$argon2id$demo')

beforeAll(async () => {
  await seedLocations(db.owner())
  await seedDemo(db.owner(), pseudonym)
  await seedDemoAccounts(db.owner(), hash)
  await seedDemoHealth(db.owner())
})

/** An answer of the API to the demo athlete. */
async function asked<T>(path: string): Promise<T> {
  const { cookie } = await sessionOf(db(), owner)
  const response = await callHealth('GET', path, { cookie })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const asOwner = <T>(work: Parameters<typeof withActor<T>>[2]) => withActor(db(), owner.id, work)

describe('the demo athlete', () => {
  test('has written down every measure, until this week', async () => {
    const { consent, person, records, measures } = await asked<Overview>('/overview')
    expect(consent).toMatchObject({ isCurrent: true })
    expect(person).toMatchObject({ name: owner.name, gender: 'female' })
    expect(measures.map(({ measure }) => measure)).toEqual(MEASURE_NAMES)
    expect(records).toBe(104 + 24 + 8 + 5)
    const counts = Object.fromEntries(measures.map(({ measure, count }) => [measure, count]))
    expect(counts).toMatchObject({
      weight: 104,
      bmi: 104,
      systolicBp: 24,
      restingHeartRate: 24,
      waistCircumference: 8,
      fastingGlucose: 5,
    })
  })

  test('has records as the form takes them, none in the future', async () => {
    const rows = await asOwner((scope) => scope.select().from(healthRecords))
    for (const { recordDate, note, ...row } of rows) {
      const values = Object.fromEntries(
        Object.entries(row).filter(([name]) => (MEASURE_NAMES as string[]).includes(name)),
      )
      const parsed = RecordInput.safeParse({ recordDate, ...values, note: note ?? '' })
      expect(parsed.error?.issues).toBeUndefined()
    }
    const { items } = await asked<HealthRecords>('/records')
    const newest = items[0]!.recordDate
    expect(newest < madridDay()).toBe(true)
    expect(Date.parse(madridDay()) - Date.parse(newest)).toBeLessThan(7 * 86_400_000)
  })

  test('has a history of two professionals, and notes with an earlier text', async () => {
    const history = await asked<HealthHistory>('/history')
    expect(history).toMatchObject({
      height: 168,
      version: 2,
      chronicDiseases: { asthma: true },
      physiotherapistHistory: { updatedByName: active.name, version: 1 },
      trainerHistory: { updatedByName: ended.name, version: 1 },
      nutritionistHistory: null,
      professionalNotes: { updatedByName: active.name, version: 2 },
    })
    const { items } = await asked<{ items: HistoryVersion[] }>('/history/versions?section=notes')
    expect(items).toMatchObject([{ version: 1, writtenByName: ended.name }])
  })

  test('shares with one, has asked another and ended with a third, all with receipts', async () => {
    const shares = await asOwner((scope) => scope.select().from(professionalAuthorizations))
    const of = (id: string) => shares.find(({ professionalUserId }) => professionalUserId === id)
    expect(of(active.id)).toMatchObject({
      isAuthorized: true,
      revokedAt: null,
      allowedFields: { weight: true, glucose: false },
      purpose: expect.any(String) as string,
    })
    expect(of(active.id)!.expiresOn! > madridDay()).toBe(true)
    expect(of(pending.id)).toMatchObject({
      isAuthorized: false,
      authorizedAt: null,
      revokedAt: null,
    })
    expect(of(ended.id)).toMatchObject({
      isAuthorized: false,
      revokedAt: expect.any(Date) as Date,
    })
    const receipts = await asOwner((scope) => scope.select().from(shareReceipts))
    expect(receipts.map(({ event }) => event).toSorted()).toEqual([
      'consent_given',
      'consent_given',
      'edited',
      'granted',
      'granted',
      'requested',
      'requested',
      'requested',
      'revoked',
    ])
    // As a request stores it: nothing is shared by asking.
    expect(of(pending.id)!.allowedFields).toEqual(everyFlag(false))
  })

  test('has agreed to words that were there on that day', async () => {
    const { consent } = await asked<Overview>('/overview')
    expect(consent!.givenAt.slice(0, 10) >= consent!.version).toBe(true)
    const receipts = await asOwner((scope) => scope.select().from(shareReceipts))
    for (const { event, at, textVersion, textHash } of receipts) {
      const day = at.toISOString().slice(0, 10)
      expect([event, textVersion <= day]).toEqual([event, true])
      const [version, hash] =
        event === 'consent_given'
          ? [CONSENT_VERSION, CONSENT_HASH.es]
          : [GRANT_VERSION, GRANT_HASH.es]
      // Those since are of today's words, those before of others.
      const isCurrent = day >= version
      expect([event, textVersion === version, textHash === hash]).toEqual([
        event,
        isCurrent,
        isCurrent,
      ])
    }
    const agreed = receipts.filter(({ event }) => event === 'consent_given')
    expect(agreed.map(({ textVersion }) => textVersion)).toContain(consent!.version)
  })

  test('is read by the active professional alone', async () => {
    const seen = (id: typeof owner.id) =>
      withActor(db(), id, (scope) => scope.$count(healthRecords))
    expect(await seen(active.id)).toBe(141)
    expect([await seen(pending.id), await seen(ended.id)]).toEqual([0, 0])
    const log = await asOwner((scope) => scope.select().from(accessLog))
    expect(new Set(log.map(({ readerName }) => readerName))).toEqual(
      new Set([active.name, ended.name]),
    )
    expect(new Set(log.map(({ section }) => section)).size).toBe(3)
  })

  test('has an open questionnaire with every kind of question, and answers that fit', async () => {
    const rows = await asOwner((scope) => scope.select().from(clientQuestionnaires))
    const kinds = rows
      .filter(({ status }) => status === 'pending')
      .map(({ questions }) => new Set(questions.map(({ type }) => type)))
    expect(kinds).toContainEqual(new Set(KINDS))
    const answered = rows.filter(({ responses }) => responses !== null)
    expect(answered).toHaveLength(7)
    for (const { questions, responses } of answered) {
      for (const [n, question] of questions.entries())
        expect(fits(question, responses![`q${n}`]!)).toBe(true)
    }
  })
})

describe('the demo physiotherapist', () => {
  const desk = async () => asking({ cookie: (await sessionOf(db(), active)).cookie })
  const sent = async (query: Record<string, string> = {}) =>
    (await bodyOf<SentQuestionnaires>((await desk()).list(query))).items

  test('has answers to review, of which the newest ask for attention', async () => {
    const unread = await sent({ status: 'completed' })
    expect(unread).toMatchObject([
      { title: 'Seguimiento semanal', priority: 'high', change: 'up', clientName: owner.name },
    ])
    const { courses } = await bodyOf<AnsweredQuestionnaire>((await desk()).get(unread[0]!.id))
    expect(courses['q1']!.map(({ value }) => value)).toEqual([6, 5, 4, 3, 3])
    expect(await sent({ status: 'reviewed' })).toHaveLength(6)
  })

  test('waits for answers for more than two weeks, repeats weekly, and keeps a template', async () => {
    const pending = await sent({ status: 'pending' })
    const oldest = Math.min(...pending.map(({ sentAt }) => Date.parse(sentAt)))
    expect(Date.now() - oldest).toBeGreaterThan(14 * 86_400_000)
    const [weekly] = await sent({ status: 'completed' })
    expect(weekly!.repeat!.nextOn > madridDay()).toBe(true)
    expect(weekly!.repeat!.until > weekly!.repeat!.nextOn).toBe(true)
    const { cookie } = await sessionOf(db(), active)
    expect((await bodyOf<{ items: unknown[] }>(keeping({ cookie }).list())).items).toHaveLength(1)
  })
})

const rowsOf = async () => {
  const { rows } = await db.owner().execute(sql`
    select (select md5(string_agg(r::text || r.xmin::text, ' ' order by id)) from health_records r)
      as records, (select count(*)::int from health_consents) as consents,
      (select count(*)::int from access_log) as reads`)
  return rows[0]
}

describe('the seed', () => {
  test('is idempotent, also on another day', async () => {
    const before = await rowsOf()
    await seedDemoHealth(db.owner())
    await seedDemoHealth(db.owner(), '2030-01-01')
    expect(await rowsOf()).toEqual(before)
  })

  test('writes nothing without its people, and does not restore what was erased', async () => {
    const other = await testDatabase()
    await seedDemoHealth(other.owner)
    await seedLocations(other.owner)
    await seedDemo(other.owner, pseudonym)
    await other.owner.delete(users).where(eq(users.id, active.id))
    await seedDemoHealth(other.owner)
    expect(await other.owner.$count(healthRecords)).toBe(0)
    await other.close()
    await db.owner().execute(sql`delete from health_records`)
    await seedDemoHealth(db.owner())
    expect(await db.owner().$count(healthRecords)).toBe(0)
  })
})
