import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cachePurges, contactRequests, professionals } from '#db/schema/index.ts'
import { remindUnanswered } from '#server/contact/remind-unanswered.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { accountDeps, mailsTo } from '#tests/support/account-api.ts'
import {
  callContact,
  contacted,
  professionalWithSession,
  signedIn,
} from '#tests/support/contact.ts'

const db = accountSuite()

type Page = { items: { id: string; state: string }[]; total: number }
const box = async (cookie: string, which: 'sent' | 'received', page = 1) =>
  (await (
    await callContact(`/contact-requests?box=${which}&page=${page}`, { cookie })
  ).json()) as Page
const setState = (id: string, cookie: string, state: string) =>
  callContact(`/contact-requests/${id}`, { cookie, body: { state }, method: 'PATCH' })

/** A request from Nora to Alba. */
async function requested() {
  const alba = await professionalWithSession(db())
  const nora = await signedIn(db())
  const [code] = await contacted(alba.professionalId, nora.cookie)
  const { items } = await box(alba.cookie, 'received')
  return { alba, nora, code, id: items[0]!.id }
}

describe('the requests of both sides', () => {
  test('show the message to both, the sender to the professional alone', async () => {
    const { alba, nora, code } = await requested()
    expect(await box(alba.cookie, 'received')).toMatchObject({
      total: 1,
      items: [
        { box: 'received', code, state: 'new', from: { name: 'Nora Gil', email: nora.email } },
      ],
    })
    expect(await box(nora.cookie, 'sent')).toMatchObject({
      total: 1,
      items: [{ box: 'sent', code, state: 'new', to: { professionalId: alba.professionalId } }],
    })
    expect(await box(nora.cookie, 'received')).toMatchObject({ items: [], total: 0 })
    expect(await box(alba.cookie, 'sent')).toMatchObject({ items: [], total: 0 })
  })

  test('are paged', async () => {
    const alba = await professionalWithSession(db())
    for (let n = 0; n < 11; n++) {
      const { cookie } = await signedIn(db())
      await contacted(alba.professionalId, cookie)
    }
    expect((await box(alba.cookie, 'received')).items).toHaveLength(10)
    expect(await box(alba.cookie, 'received', 9)).toMatchObject({ page: 2, total: 11 })
  })

  test('are changed by the professional alone', async () => {
    const { alba, nora, id } = await requested()
    expect((await setState(id, nora.cookie, 'closed')).status).toBe(404)
    expect((await setState(id, alba.cookie, 'read')).status).toBe(200)
    expect((await box(nora.cookie, 'sent')).items[0]!.state).toBe('read')
    expect((await setState(id, alba.cookie, 'new')).status).toBe(400)
  })

  test('opening one that was answered elsewhere meanwhile changes nothing', async () => {
    const { alba, id } = await requested()
    await setState(id, alba.cookie, 'answered')
    const opened = await setState(id, alba.cookie, 'read')
    expect(await opened.json()).toMatchObject({ state: 'answered' })
    expect((await box(alba.cookie, 'received')).items[0]!.state).toBe('answered')
  })

  test('the sender is told of the first answer, once', async () => {
    const { alba, nora, id, code } = await requested()
    const first = (await (await setState(id, alba.cookie, 'answered')).json()) as object
    await setState(id, alba.cookie, 'closed')
    const again = (await (await setState(id, alba.cookie, 'answered')).json()) as object
    expect(again).toEqual(first)
    const told = (await mailsTo(db(), nora.email)).filter(({ template }) => template === 'answer')
    expect(told).toMatchObject([{ data: { professional: 'Test trainer', code } }])
  })
})

describe('a reminder', () => {
  const waits = (id: string, interval: string) =>
    db()
      .update(contactRequests)
      .set({ sentAt: sql`now() - ${interval}::interval` })
      .where(eq(contactRequests.id, id as never))
  const reminders = async (email: string) =>
    (await mailsTo(db(), email)).filter(({ template }) => template === 'reminder')

  test('comes once, after three days without an answer', async () => {
    const { alba, nora, id, code } = await requested()
    await waits(id, '71 hours')
    await remindUnanswered(accountDeps(db()))
    expect(await reminders(alba.email)).toEqual([])
    await waits(id, '73 hours')
    await Promise.all([1, 2, 3].map(() => remindUnanswered(accountDeps(db()))))
    expect(await reminders(alba.email)).toMatchObject([
      { data: { from: 'Nora Gil', code, replyTo: nora.email } },
    ])
  })

  test.each(['answered', 'closed'])('does not come for one that is %s', async (state) => {
    const { alba, id } = await requested()
    await setState(id, alba.cookie, state)
    await waits(id, '73 hours')
    await remindUnanswered(accountDeps(db()))
    expect(await reminders(alba.email)).toEqual([])
  })
})

describe('how soon a professional answers', () => {
  const hoursOf = async (id: string) => {
    const [row] = await db()
      .select()
      .from(professionals)
      .where(eq(professionals.id, id as never))
    return row!.answerHours
  }

  /** A professional whose requests were answered after these hours; null: never, and reminded. */
  async function answering(hours: (number | null)[]) {
    const { professionalId, ...user } = await professionalWithSession(db())
    const sender = await signedIn(db())
    const sentAt = new Date(Date.now() - 10 * 86_400_000)
    for (const [n, wait] of hours.entries()) {
      const [row] = await db()
        .insert(contactRequests)
        .values({
          professionalId,
          senderId: sender.id,
          name: 'Nora',
          objective: 'strength',
          message: 'Quiero ganar fuerza.',
          code: `${professionalId}-${n}`,
          sentAt,
        })
        .returning()
      const answeredAt = new Date(sentAt.getTime() + (wait ?? 0) * 3_600_000)
      await db()
        .update(contactRequests)
        .set(wait === null ? { remindedAt: sql`now()` } : { answeredAt, state: 'answered' })
        .where(eq(contactRequests.id, row!.id))
    }
    return { professionalId, sender, ...user }
  }

  test.each([
    [[1, 2, 3, 4], null],
    [[1, 2, 3, 4, 5], 3],
    [[0.1, 0.1, 0.1, 0.1, 0.1], 1],
    [[1, 1, 26.5, 40, 90], 27],
    [[1, 2, null, null, null], null],
    [[1, 2, 50, null, null], 50],
    [[1, 2, 50, 60, null, null], 50],
  ] as const)('after answers in %j hours is %j', async (hours, expected) => {
    const { professionalId } = await answering([...hours])
    expect(await hoursOf(professionalId)).toBe(expected)
  })

  test('cannot be written by hand', async () => {
    const { professionalId } = await professionalWithSession(db())
    const write = db()
      .update(professionals)
      .set({ answerHours: 1 })
      .where(eq(professionals.id, professionalId))
    await expect(write).rejects.toThrow()
  })

  test('changes on the pages when it changes', async () => {
    process.env['NETLIFY_PURGE_API_TOKEN'] = 'token'
    process.env['SITE_ID'] = 'site'
    const { professionalId, cookie } = await answering([1, 2, 3, 4])
    const nora = await signedIn(db())
    await contacted(professionalId, nora.cookie)
    const { items } = await box(cookie, 'received')
    await db().delete(cachePurges)
    await setState(items[0]!.id, cookie, 'answered')
    expect(await hoursOf(professionalId)).toBe(2)
    const purged = await db().select().from(cachePurges)
    expect(purged.flatMap(({ tags }) => tags)).toContain(`professional-${professionalId}`)
  })

  test('is recomputed when a sender erases the account', async () => {
    const { professionalId, sender } = await answering([1, 2, 3, 4, 5])
    await db().execute(sql`delete from users where id = ${sender.id}`)
    expect(await hoursOf(professionalId)).toBeNull()
  })

  test('is exact when answers arrive at the same moment', async () => {
    const { professionalId, cookie } = await professionalWithSession(db())
    for (let n = 0; n < 8; n++) {
      const { cookie: sender } = await signedIn(db())
      await contacted(professionalId, sender)
    }
    const { items } = await box(cookie, 'received')
    await Promise.all(items.map(({ id }) => setState(id, cookie, 'answered')))
    expect(await hoursOf(professionalId)).toBe(1)
  })
})
