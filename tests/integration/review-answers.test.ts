import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { cachePurges, notifications, reviewReports, users } from '#db/schema/index.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Review } from '#lib/professionals/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import {
  asVisitorsRead,
  figuresOf,
  mailed,
  readReviews,
  rowsOf,
  somebody,
  trainer,
} from '#tests/support/review-api.ts'

const db = accountSuite()
const body = async (response: Response) => (await response.json()) as Review

/** A trainer with a review of two stars. */
async function reviewed() {
  const [ana, author] = [await trainer(db()), await somebody(db())]
  const written = await author.write(ana.professionalId, 2, 'No vino a la cita.')
  const review = asVisitorsRead((await written.json()) as OwnReview)
  const profile = { professionalType: 'trainer', professionalId: ana.professionalId }
  return { ana, author, review, profile }
}

const bellOf = async (userId: (typeof users.$inferSelect)['id'], kind: 'reply' | 'report') => {
  const rows = await db().select().from(notifications).where(eq(notifications.userId, userId))
  return rows.filter((row) => row.kind === kind)
}
const reportsOf = (professionalId: Awaited<ReturnType<typeof trainer>>['professionalId']) =>
  db().select().from(reviewReports).where(eq(reviewReports.professionalId, professionalId))

describe('the professional’s reply', () => {
  test('is public and told to the author', async () => {
    const { ana, author, review, profile } = await reviewed()
    const text = 'Lo siento: <b>estaba</b> enferma.\nTe escribí.'
    const response = await ana.reply(review.id, ` ${text} `)
    expect(response.status).toBe(201)
    const answered = await body(response)
    expect(answered).toEqual({ ...review, reply: { text, at: answered.reply!.at } })
    expect(await readReviews(ana.professionalId)).toEqual([answered])
    expect(await bellOf(author.id, 'reply')).toMatchObject([{ actorId: ana.id, data: profile }])
    expect(await mailed(db(), author.email, 'reply')).toMatchObject([
      { ...profile, professional: 'Ana Pérez', reply: text },
    ])
    expect(await figuresOf(db(), ana.professionalId)).toEqual({ rating: 2, total: 1 })
  })

  test('is given once, also of two at once; a retry with the same key is none', async () => {
    const { ana, author, review } = await reviewed()
    const key = crypto.randomUUID()
    const [one, two] = await Promise.all([
      ana.reply(review.id, 'Uno', key),
      ana.reply(review.id, 'Dos'),
    ])
    expect([one.status, two.status].toSorted()).toEqual([201, 409])
    if (one.status === 201) expect((await ana.reply(review.id, 'Uno', key)).status).toBe(201)
    expect(await errorOf(await ana.reply(review.id, 'Tres'))).toMatchObject({ code: 'CONFLICT' })
    expect(await mailed(db(), author.email, 'reply')).toHaveLength(1)
  })

  test('is refused to everybody else, as if there were no review', async () => {
    const { ana, author, review } = await reviewed()
    const other = await trainer(db())
    expect((await other.reply(review.id, 'No es mía')).status).toBe(404)
    expect((await other.reply(crypto.randomUUID(), 'No existe')).status).toBe(404)
    expect((await author.reply(review.id, 'Soy deportista')).status).toBe(403)
    expect((await rowsOf(db(), ana.professionalId))[0]?.reply).toBeNull()
  })

  test.each([
    ['', 'required'],
    [' \n', 'required'],
    ['a'.repeat(501), 'too_long'],
  ])('is refused as %j', async (text, problem) => {
    const { ana, review } = await reviewed()
    expect(await errorOf(await ana.reply(review.id, text))).toMatchObject({
      status: 400,
      fields: { text: problem },
    })
  })

  test('stays when the author changes the review, and is told to nobody who has left', async () => {
    const { ana, author, review } = await reviewed()
    await ana.reply(review.id, 'Gracias')
    const changed = await body(await author.edit(ana.professionalId, 5))
    expect(changed.reply?.text).toBe('Gracias')

    const second = await reviewed()
    await db().delete(users).where(eq(users.id, second.author.id))
    const late = await body(await second.ana.reply(second.review.id, 'Adiós'))
    expect(late).toMatchObject({ reviewerName: null, reply: { text: 'Adiós' } })
    expect(await mailed(db(), second.author.email, 'reply')).toEqual([])
  })

  test('purges the profile alone', async () => {
    const { ana, review } = await reviewed()
    const server = await purgeServer('silent')
    try {
      await ana.reply(review.id, 'Gracias')
      const tag = CACHE_TAGS.professional(ana.professionalId)
      const rows = await db().select().from(cachePurges)
      expect(rows.filter(({ tags }) => tags.includes(tag)).map(({ tags }) => tags)).toEqual([[tag]])
    } finally {
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
      await server.close()
    }
  })
})

describe('a report', () => {
  test('waits, and changes nothing that visitors see', async () => {
    const { ana, review } = await reviewed()
    expect((await ana.report(review.id, 'false', ' No la conozco. ')).status).toBe(201)
    expect(await reportsOf(ana.professionalId)).toMatchObject([
      {
        reviewId: review.id,
        reporterId: ana.id,
        reason: 'false',
        details: 'No la conozco.',
        state: 'open',
      },
    ])
    expect(await readReviews(ana.professionalId)).toEqual([review])
  })

  test('is made once by a person, and not by the author', async () => {
    const { ana, author, review } = await reviewed()
    const reader = await somebody(db())
    const answers = await Promise.all([reader.report(review.id), reader.report(review.id, 'other')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await reader.report(review.id)).status).toBe(409)
    expect((await ana.report(review.id)).status).toBe(201)
    expect((await author.report(review.id)).status).toBe(403)
    expect((await reader.report(crypto.randomUUID())).status).toBe(404)
    expect(await reportsOf(ana.professionalId)).toHaveLength(2)
  })

  test('of a review that its author deletes is settled, and told', async () => {
    const { ana, author, review, profile } = await reviewed()
    await ana.report(review.id)
    expect((await author.remove(ana.professionalId)).status).toBe(200)
    expect(await reportsOf(ana.professionalId)).toMatchObject([{ state: 'gone', reviewId: null }])
    const data = { ...profile, outcome: 'gone' }
    expect(await bellOf(ana.id, 'report')).toMatchObject([{ actorId: null, data }])
    expect(await mailed(db(), ana.email, 'report')).toMatchObject([data])
  })

  test('needs a reason of the list', async () => {
    const { ana, review } = await reviewed()
    for (const reason of ['', 'boring']) {
      expect(await errorOf(await ana.report(review.id, reason))).toMatchObject({
        status: 400,
        fields: { reason: 'required' },
      })
    }
  })

  test('is the eleventh of a day: 429 with the time to wait', async () => {
    const { ana } = await reviewed()
    const reader = await somebody(db())
    for (let n = 0; n < 10; n++) {
      const { review } = await reviewed()
      expect((await reader.report(review.id)).status).toBe(201)
    }
    const [last] = await readReviews(ana.professionalId)
    const limited = await reader.report(last!.id)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_600)
  })
})
