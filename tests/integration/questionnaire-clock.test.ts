import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { clientQuestionnaires, questionnaireRepeats } from '#db/schema/health/index.ts'
import { notifications } from '#db/schema/index.ts'
import cleanUp from '#functions/clean-up.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId } from '#lib/ids.ts'
import { remindDue } from '#server/workspace/remind-due.ts'
import { sendDueRepeats } from '#server/workspace/send-due-repeats.ts'
import { accountDeps } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  ask,
  client,
  QUESTIONS,
  REVOKED,
  RUN_OUT,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import { dayFromToday, repeat } from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()
const deps = () => accountDeps(db())

let nora: Client
let leire: Professional
let by: AuthorizationId
beforeEach(async () => {
  // What other tests have left would be due here.
  await owner().delete(questionnaireRepeats)
  await owner().delete(clientQuestionnaires)
  ;[leire, nora, by] = await world(suite).trainer('Leire').client().sharesAll().insert()
})

type NewRepeat = Parameters<typeof repeat>[2]
const weekly = (changes: NewRepeat = {}) =>
  repeat(owner(), { from: leire, to: nora, by }, { nextOn: dayFromToday(-1), ...changes })
const sentTo = ({ id }: Client) =>
  owner()
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.clientUserId, id))
    .orderBy(clientQuestionnaires.sentAt)
const nextOf = async (id: RepeatId) => {
  const [row] = await owner()
    .select()
    .from(questionnaireRepeats)
    .where(eq(questionnaireRepeats.id, id))
  return row?.nextOn ?? null
}
const bellOf = async ({ id }: Client) =>
  (await db().select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ kind }) => kind,
  )

/** Two clocks that run at the same time, each over its own connections. */
async function twice(run: (deps: { db: Database; secret: string }) => Promise<void>) {
  await Promise.all([run(deps()), run({ ...deps(), db: owner() })])
}

/** The instant of seven in Madrid of a day is this many seconds from now; the clock of the database decides. */
async function secondsFromSeven(day: string): Promise<number> {
  const { rows } = await owner().execute<{ seconds: number }>(sql`
    select extract(epoch from (${day}::date + time '07:00') at time zone 'Europe/Madrid' - now())::float8
      as seconds`)
  return rows[0]!.seconds
}

// First: the mails of the other tests would wait before these.
test('the clean-up sends and reminds, and mails it', async () => {
  const server = await mailServer()
  Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: 'hola@example.com' })
  const other = await client(suite)
  await weekly()
  const otherBy = await share(owner(), other, leire)
  const due = { dueOn: dayFromToday(0), sentAt: new Date(Date.now() - 3 * 86_400_000) }
  await ask(owner(), { from: leire, to: other, by: otherBy }, due)
  expect((await cleanUp()).status).toBe(204)
  const to = server.deliveries.flatMap(({ recipients }) => recipients)
  expect(to).toEqual(expect.arrayContaining([nora.email, other.email]))
  await server.close()
})

describe('a weekly questionnaire', () => {
  test('is sent as it was begun, told once, and comes again in a week', async () => {
    const id = await weekly({ dueDays: 3 })
    await twice(sendDueRepeats)
    await sendDueRepeats(deps())
    const sent = await sentTo(nora)
    expect(sent).toMatchObject([
      {
        ...{ authorizationId: by, professionalUserId: leire.id, professionalName: 'Leire' },
        ...{ professionalType: 'trainer', title: 'Cada semana', questions: QUESTIONS },
        ...{ status: 'pending', dueOn: dayFromToday(3), repeatId: id, responses: null },
      },
    ])
    expect(await nextOf(id)).toBe(dayFromToday(6))
    expect(await bellOf(nora)).toEqual(['questionnaire_sent'])
    const mails = await mailed(db(), nora.email, 'questionnaire_sent')
    expect(mails).toMatchObject([{ professional: 'Leire', questionnaireId: sent[0]!.id }])
    expect(JSON.stringify(mails)).not.toMatch(/semana|duele/)
  })

  test('comes at seven in Madrid, not before', async () => {
    const today = await weekly({ nextOn: dayFromToday(0) })
    const isDue = (await secondsFromSeven(dayFromToday(0))) <= 0
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toHaveLength(isDue ? 1 : 0)
    expect(await nextOf(today)).toBe(dayFromToday(isDue ? 7 : 0))
    const tomorrow = await weekly({ nextOn: dayFromToday(1) })
    await sendDueRepeats(deps())
    expect(await nextOf(tomorrow)).toBe(dayFromToday(1))
  })

  test('is not made up for where weeks were missed: one comes, and then in its own rhythm', async () => {
    const id = await weekly({ nextOn: dayFromToday(-24) })
    await sendDueRepeats(deps())
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toHaveLength(1)
    expect(await nextOf(id)).toBe(dayFromToday(4))
  })

  test.each([
    ['waits for an answer', 0],
    ['was answered', 1],
    ['was withdrawn', 1],
  ])('is sent while the one before %s: %i', async (state, expected) => {
    const id = await weekly()
    const before = await ask(owner(), { from: leire, to: nora, by }, { repeatId: id })
    if (state === 'was answered') await nora.answer(before, { q0: 'Bien' })
    if (state === 'was withdrawn')
      await owner()
        .update(clientQuestionnaires)
        .set({ status: 'withdrawn' })
        .where(eq(clientQuestionnaires.id, before))
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toHaveLength(1 + expected)
    expect((await bellOf(nora)).filter((kind) => kind === 'questionnaire_sent')).toHaveLength(
      expected,
    )
    // It comes in a week either way.
    expect(await nextOf(id)).toBe(dayFromToday(6))
  })

  test('does not wait for another one of the same professional', async () => {
    await weekly()
    await ask(owner(), { from: leire, to: nora, by })
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toHaveLength(2)
  })

  test('is sent on its last day, and ends then', async () => {
    const id = await weekly({ nextOn: dayFromToday(-1), until: dayFromToday(0) })
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toHaveLength(1)
    expect(await nextOf(id)).toBeNull()
    expect(await sentTo(nora)).toMatchObject([{ repeatId: null, status: 'pending' }])
  })

  test('is not sent after its last day', async () => {
    const id = await weekly({ nextOn: dayFromToday(-3), until: dayFromToday(-2) })
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toEqual([])
    expect(await nextOf(id)).toBeNull()
  })

  test.each([
    ['revoked', REVOKED],
    ['expired', RUN_OUT],
  ])('is not sent by a share that is %s', async (_, state) => {
    const other = await client(suite)
    const ended = await share(owner(), other, leire, state)
    await repeat(owner(), { from: leire, to: other, by: ended }, { nextOn: dayFromToday(-1) })
    await sendDueRepeats(deps())
    expect(await sentTo(other)).toEqual([])
    expect(await bellOf(other)).toEqual([])
  })

  test('is not sent by who has another profession now', async () => {
    await weekly()
    await owner().execute(
      sql`update profiles set role = 'nutritionist' where user_id = ${leire.id}`,
    )
    await sendDueRepeats(deps())
    expect(await sentTo(nora)).toEqual([])
  })

  test('ends with a share that the clock ends', async () => {
    const id = await weekly({ nextOn: dayFromToday(7) })
    await owner().execute(
      sql`update professional_authorizations set expires_on = ${dayFromToday(-1)} where id = ${by}`,
    )
    await cleanUp()
    expect(await nextOf(id)).toBeNull()
  })

  test('is one of more than a batch, and each is sent once by two clocks', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => client(suite)))
    for (const one of people) {
      const to = await share(owner(), one, leire)
      await repeat(owner(), { from: leire, to: one, by: to }, { nextOn: dayFromToday(-1) })
    }
    await twice(sendDueRepeats)
    await sendDueRepeats(deps())
    for (const one of people) {
      expect(await sentTo(one)).toHaveLength(1)
      expect(await mailed(db(), one.email, 'questionnaire_sent')).toHaveLength(1)
    }
  })
})

describe('a reminder of the clock', () => {
  const YESTERDAY = { sentAt: new Date(Date.now() - 2 * 86_400_000) }
  type Asked = Parameters<typeof ask>[2]
  const asked = (changes: Asked = {}) =>
    ask(owner(), { from: leire, to: nora, by }, { ...YESTERDAY, ...changes })
  const remindedAt = async (id: QuestionnaireId) => {
    const rows = await sentTo(nora)
    return rows.find((row) => row.id === id)!.remindedAt
  }

  test('is given once, without what was asked', async () => {
    const id = await asked({ dueOn: dayFromToday(0), title: 'Canary' })
    await twice(remindDue)
    await remindDue(deps())
    expect(await remindedAt(id)).toBeInstanceOf(Date)
    expect(await bellOf(nora)).toEqual(['questionnaire_reminder'])
    const mails = await mailed(db(), nora.email, 'questionnaire_reminder')
    expect(mails).toMatchObject([{ professional: 'Leire', questionnaireId: id }])
    expect(JSON.stringify(mails)).not.toMatch(/Canary|duele/)
  })

  test('comes the day before, from seven in Madrid on', async () => {
    const id = await asked({ dueOn: dayFromToday(1) })
    const isDue = (await secondsFromSeven(dayFromToday(0))) <= 0
    await remindDue(deps())
    expect((await remindedAt(id)) !== null).toBe(isDue)
  })

  test.each<[string, Asked]>([
    ['that is due the day after tomorrow', { dueOn: dayFromToday(2) }],
    ['that was due yesterday', { dueOn: dayFromToday(-1) }],
    ['that has no last day', {}],
    ['that was sent today', { dueOn: dayFromToday(0), sentAt: new Date() }],
    ['that was withdrawn', { dueOn: dayFromToday(0), status: 'withdrawn' }],
    [
      'that was answered',
      { dueOn: dayFromToday(0), status: 'completed', completedAt: new Date(), responses: {} },
    ],
  ])('is not given for one %s', async (_, changes) => {
    const id = await asked(changes)
    await remindDue(deps())
    expect(await remindedAt(id)).toBeNull()
    expect(await bellOf(nora)).toEqual([])
  })

  test('is not given again where the professional has reminded', async () => {
    const at = new Date(Date.now() - 86_400_000)
    const id = await asked({ dueOn: dayFromToday(0), remindedAt: at })
    await remindDue(deps())
    expect(await remindedAt(id)).toEqual(at)
    expect(await bellOf(nora)).toEqual([])
  })

  test.each([
    ['revoked', REVOKED],
    ['expired', RUN_OUT],
  ])('is not given by a share that is %s', async (_, state) => {
    const other = await client(suite)
    const ended = await share(owner(), other, leire, state)
    const due = { ...YESTERDAY, dueOn: dayFromToday(0) }
    await ask(owner(), { from: leire, to: other, by: ended }, due)
    await remindDue(deps())
    expect(await bellOf(other)).toEqual([])
  })
})

test('what a run that fails has not sent, the next one sends', async () => {
  await weekly()
  await owner().execute(sql`alter table notifications rename to notifications_away`)
  try {
    await expect(sendDueRepeats(deps())).rejects.toThrow('insert into "notifications"')
  } finally {
    await owner().execute(sql`alter table notifications_away rename to notifications`)
  }
  // Nothing was sent without its notice; the next run sends it.
  expect(await sentTo(nora)).toEqual([])
  await sendDueRepeats(deps())
  expect(await sentTo(nora)).toHaveLength(1)
})
