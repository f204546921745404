import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientQuestionnaires } from '#db/schema/health/index.ts'
import { notifications, professionals, profiles } from '#db/schema/index.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  bodyOf,
  client,
  PENDING,
  professional,
  QUESTIONS,
  REVOKED,
  RUN_OUT,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import {
  asking,
  dayFromToday,
  sending,
  sent,
  storedQuestionnaire,
} from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let by: AuthorizationId
let desk: ReturnType<typeof asking>
beforeEach(async () => {
  ;[leire, nora, by] = await world(suite).trainer('Leire').client().sharesAll().insert()
  desk = asking(leire)
})

type Items = { items: SentQuestionnaire[] }
const send = (changes: object = {}, clients = [by]) => sent(desk, clients, changes)
const stored = (id: QuestionnaireId) => storedQuestionnaire(owner(), id)
const ofLeire = () =>
  owner()
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.professionalUserId, leire.id))
const bellOf = ({ id }: { id: Client['id'] }) =>
  db().select().from(notifications).where(eq(notifications.userId, id))

describe('sending', () => {
  test('asks the client under the name of the sender, and tells them so in bell and mail', async () => {
    const response = await desk.send(sending([by], { title: ' Canary ', dueOn: dayFromToday(7) }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { items } = await bodyOf<Items>(response)
    const row = await stored(items[0]!.id)
    expect(items).toEqual([
      {
        ...{ id: row.id, authorizationId: by, clientName: 'Test athlete', avatarUrl: null },
        ...{ title: 'Canary', status: 'pending', priority: null, change: null },
        ...{ questionCount: QUESTIONS.length, sentAt: row.sentAt.toISOString() },
        ...{ dueOn: dayFromToday(7), completedAt: null, reviewedAt: null, remindedAt: null },
        repeat: null,
      },
    ])
    expect(row).toMatchObject({
      ...{ clientUserId: nora.id, professionalUserId: leire.id, professionalName: 'Leire' },
      ...{ professionalType: 'trainer', questions: QUESTIONS, responses: null, repeatId: null },
    })
    const [bell, mails] = [await bellOf(nora), await mailed(db(), nora.email, 'questionnaire_sent')]
    expect(bell).toMatchObject([
      { kind: 'questionnaire_sent', actorId: leire.id, data: { questionnaireId: row.id } },
    ])
    const writer = { type: 'trainer', city: null, picture: null }
    expect(mails).toMatchObject([{ professional: 'Leire', questionnaireId: row.id, writer }])
    expect(JSON.stringify([bell, mails])).not.toMatch(/Canary|duele/)
    expect((await bodyOf<Items>(nora.asked())).items).toMatchObject([{ id: row.id, isOpen: true }])
  })

  test('shows in the mail who writes, unless their profile is hidden', async () => {
    const owned = eq(professionals.userId, leire.id)
    const picture = `${leire.id}/avatar.webp?v=1#focus=40,30`
    await db().update(profiles).set({ avatarUrl: picture }).where(eq(profiles.userId, leire.id))
    const writers = async () => {
      await desk.send(sending([by]))
      return (await mailed(db(), nora.email, 'questionnaire_sent')).map((mail) => mail['writer'])
    }
    expect(await writers()).toMatchObject([{ picture: `/avatars/${picture}` }])
    await db().update(professionals).set({ isPublic: false }).where(owned)
    const [, hidden] = await writers()
    expect(hidden).toBeUndefined()
  })

  test('without questions sends the first ones of the profession, in the given language', async () => {
    const physio = await professional(suite, { type: 'physiotherapist' })
    const share_ = await share(owner(), nora, physio)
    const texts = async (locale: string) => {
      const body = sending([share_], { questions: [], locale })
      const { items } = await bodyOf<Items>(asking(physio).send(body))
      return (await stored(items[0]!.id)).questions.map(({ text }) => text)
    }
    expect((await texts('es'))[0]).toBe('¿Dónde sientes el dolor o la molestia?')
    const english = await texts('en')
    expect(english).toHaveLength(4)
    expect(english.join(' ')).not.toMatch(/[¿ñ]/)
  })

  test('to several asks each once, in the order in which they were named', async () => {
    const others = await Promise.all(Array.from({ length: 49 }, () => client(suite)))
    const shares = await Promise.all(others.map((one) => share(owner(), one, leire)))
    const all = [...shares.toReversed(), by]
    const items = await send({}, all)
    expect(items.map(({ authorizationId }) => authorizationId)).toEqual(all)
    for (const one of [nora, others[0]!, others[48]!]) {
      expect(await mailed(db(), one.email, 'questionnaire_sent')).toHaveLength(1)
      expect(await bellOf(one)).toHaveLength(1)
    }
  })

  test.each([
    ['never asked', null],
    ['only asked to share', PENDING],
    ['revoked', REVOKED],
    ['has run out', RUN_OUT],
  ])('to one who %s sends nothing to anybody, and names them', async (_, state) => {
    const other = await client(suite)
    const id = state
      ? await share(owner(), other, leire, state)
      : (crypto.randomUUID() as AuthorizationId)
    expect(await errorOf(await desk.send(sending([by, id])))).toEqual({
      ...{ status: 404, code: 'NOT_FOUND' },
      fields: { 'clients.1': 'unknown' },
    })
    expect(await ofLeire()).toEqual([])
    expect(await bellOf(nora)).toEqual([])
  })

  test("to another professional's client gets the answer of an unknown one", async () => {
    const other = await professional(suite)
    const foreign = await share(owner(), await client(suite), other)
    const answers = await Promise.all(
      [foreign, crypto.randomUUID()].map(async (id) =>
        errorOf(await desk.send(sending([id as AuthorizationId]))),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await bellOf({ id: nora.id })).toEqual([])
  })

  test('after the profession has changed reaches nobody of the former one', async () => {
    await owner().execute(
      sql`update profiles set role = 'nutritionist' where user_id = ${leire.id}`,
    )
    expect((await desk.send(sending([by]))).status).toBe(404)
  })

  test('twenty times at once with one key makes one', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.send(sending([by]), key)),
    )
    const bodies = await Promise.all(answers.map((answer) => bodyOf<Items>(answer)))
    expect(new Set(bodies.map(({ items }) => items[0]!.id)).size).toBe(1)
    expect(await ofLeire()).toHaveLength(1)
    expect(await mailed(db(), nora.email, 'questionnaire_sent')).toHaveLength(1)
  })

  test('waits for a revocation, or is found by it: none is open after both', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => client(suite)))
    const shares = await Promise.all(clients.map((one) => share(owner(), one, leire)))
    const sent = await Promise.all(
      clients.flatMap((one, n) => [desk.send(sending([shares[n]!])), one.revoke(shares[n]!, 1)]),
    )
    for (const [n, one] of clients.entries()) {
      const [sending_, revoking] = [sent[2 * n]!, sent[2 * n + 1]!]
      expect(revoking.status).toBe(200)
      const { items } = await bodyOf<{ items: { isOpen: boolean }[] }>(one.asked())
      expect(items.map(({ isOpen }) => isOpen)).toEqual(sending_.status === 200 ? [false] : [])
    }
  })

  test('does not mail a client who has switched these mails off', async () => {
    await owner().execute(
      sql`update users set muted_mails = '{questionnaire_sent}' where id = ${nora.id}`,
    )
    await send()
    expect(await mailed(db(), nora.email, 'questionnaire_sent')).toEqual([])
    expect(await bellOf(nora)).toHaveLength(1)
  })

  test('is mailed to a client at most twenty times an hour, and reaches them all the same', async () => {
    const other = await client(suite)
    const second = await share(owner(), other, leire)
    for (let n = 0; n < 20; n++) expect(await send()).toHaveLength(1)
    expect(await send({}, [by, second])).toHaveLength(2)
    expect(await mailed(db(), nora.email, 'questionnaire_sent')).toHaveLength(20)
    expect(await bellOf(nora)).toHaveLength(21)
    // What one client has had too many of does not count for the others.
    expect(await mailed(db(), other.email, 'questionnaire_sent')).toHaveLength(1)
  })
})
