import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { moderationFigures } from '#db/queries/moderation-figures.ts'
import { professionalReviews, reviewDecisions, reviewReports } from '#db/schema/index.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { appealTokenOf, moderator, REASON, reported } from '#tests/support/moderation.ts'
import { call, mailed, readReviews, rowsOf, somebody, trainer } from '#tests/support/review-api.ts'

const db = accountSuite()
/** Makes the decisions about a review older. */
const age = (id: string, months: number) =>
  db()
    .update(reviewDecisions)
    .set({ createdAt: sql`now() - make_interval(months => ${months}, days => 1)` })
    .where(sql`${reviewDecisions.reviewId} = ${id}`)

describe('removed', () => {
  test('cannot be changed, replied to, reported or written anew', async () => {
    const { ana, author, review } = await reported(db())
    const admin = await moderator(db())
    expect((await admin.decide(review.id, 'removed', REASON)).status).toBe(200)
    expect(await readReviews(ana.professionalId)).toEqual([])
    expect((await author.edit(ana.professionalId, 5, 'Bien')).status).toBe(404)
    expect((await author.write(ana.professionalId, 5, 'Bien')).status).toBe(409)
    expect((await ana.reply(review.id, 'Gracias')).status).toBe(404)
    expect((await (await somebody(db())).report(review.id)).status).toBe(404)
    expect(await author.mine(ana.professionalId)).toMatchObject({
      review: { state: 'removed', reason: REASON },
    })
    await expect(
      db()
        .update(professionalReviews)
        .set({ comment: 'Otra' })
        .where(eq(professionalReviews.professionalId, ana.professionalId)),
    ).rejects.toThrow()
  })

  test('its text is deleted after six months, when nobody appeals', async () => {
    const { ana, review } = await reported(db())
    const [kept, admin] = [await reported(db()), await moderator(db())]
    await admin.decide(review.id, 'removed', REASON)
    await admin.decide(kept.review.id, 'removed', REASON)
    await age(review.id, 6)
    await deleteExpiredRows(db())
    expect(await rowsOf(db(), ana.professionalId)).toEqual([])
    expect(await rowsOf(db(), kept.ana.professionalId)).toHaveLength(1)
    // That it was decided is known longer, without the text.
    const decided = await db()
      .select()
      .from(reviewDecisions)
      .where(eq(reviewDecisions.professionalId, ana.professionalId))
    expect(decided).toMatchObject([{ outcome: 'removed', reviewId: null }])
    await db()
      .update(reviewDecisions)
      .set({ createdAt: sql`now() - interval '25 months'` })
      .where(eq(reviewDecisions.professionalId, ana.professionalId))
    await deleteExpiredRows(db())
    const left = db()
      .select()
      .from(reviewDecisions)
      .where(eq(reviewDecisions.professionalId, ana.professionalId))
    expect(await left).toEqual([])
  })

  test('a hidden one whose author is gone is deleted after six months too', async () => {
    const { ana, review } = await reported(db())
    await (await moderator(db())).decide(review.id, 'hidden', REASON)
    await age(review.id, 6)
    await deleteExpiredRows(db())
    expect(await rowsOf(db(), ana.professionalId)).toHaveLength(1)
    await db()
      .update(professionalReviews)
      .set({ reviewerId: null })
      .where(eq(professionalReviews.professionalId, ana.professionalId))
    await deleteExpiredRows(db())
    expect(await rowsOf(db(), ana.professionalId)).toEqual([])
  })
})

describe('a decision', () => {
  test('is made once, also by two admins at once', async () => {
    const { ana, author, review } = await reported(db())
    const [one, two] = [await moderator(db()), await moderator(db())]
    const answers = await Promise.all([
      one.decide(review.id, 'hidden', REASON),
      two.decide(review.id, 'removed', REASON),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailed(db(), author.email, 'moderation')).toHaveLength(1)
    expect(await mailed(db(), ana.email, 'report')).toHaveLength(1)
    expect((await one.decide(review.id, 'kept')).status).toBe(409)
  })

  test('is about the text that was read', async () => {
    const { ana, author, review } = await reported(db())
    const admin = await moderator(db())
    await author.edit(ana.professionalId, 2, 'Sin nada que ver')
    expect(await errorOf(await admin.decide(review.id, 'removed', REASON))).toMatchObject({
      status: 409,
      code: 'STALE',
    })
    expect(await readReviews(ana.professionalId)).toHaveLength(1)
  })

  test.each([
    ['hidden', '  ', { reason: 'required' }],
    ['removed', '', { reason: 'required' }],
    ['hidden', 'x'.repeat(501), { reason: 'too_long' }],
  ])('%s with the reason %j is refused', async (outcome, reason, fields) => {
    const { ana, review } = await reported(db())
    const answer = await (await moderator(db())).decide(review.id, outcome, reason)
    expect(await errorOf(answer)).toMatchObject({ status: 400, fields })
    expect(await readReviews(ana.professionalId)).toHaveLength(1)
  })

  test('needs a review that waits', async () => {
    const admin = await moderator(db())
    const [ana, author] = [await trainer(db()), await somebody(db())]
    const { id } = (await (await author.write(ana.professionalId, 3)).json()) as OwnReview
    expect((await admin.decide(id, 'removed', REASON)).status).toBe(409)
    expect((await admin.decide(crypto.randomUUID(), 'kept')).status).toBe(404)
  })

  test('and a report at the same moment leave none of them open', async () => {
    const { ana, review } = await reported(db())
    const [reader, admin] = [await somebody(db()), await moderator(db())]
    const [report] = await Promise.all([
      reader.report(review.id),
      admin.decide(review.id, 'hidden', REASON),
    ])
    expect([201, 404]).toContain(report.status)
    const open = await db()
      .select()
      .from(reviewReports)
      .where(
        and(eq(reviewReports.professionalId, ana.professionalId), eq(reviewReports.state, 'open')),
      )
    expect(open).toEqual([])
  })

  test('the old call is gone', async () => {
    const admin = await somebody(db(), 'admin')
    const answer = await call('PATCH', `review-reports/${crypto.randomUUID()}`, {
      cookie: (await moderator(db())).cookie,
      body: { decision: 'removed' },
    })
    expect([answer.status, admin.role]).toEqual([404, 'admin'])
  })
})

test('the figures of the page count what was reported, decided and appealed', async () => {
  const admin = await moderator(db())
  const before = await moderationFigures(db())
  const [kept, hidden, removed] = [await reported(db()), await reported(db()), await reported(db())]
  await admin.decide(kept.review.id, 'kept')
  await admin.decide(hidden.review.id, 'hidden', REASON)
  await admin.decide(removed.review.id, 'removed', REASON)
  const token = await appealTokenOf(db(), removed.author.email)
  await call('POST', 'review-appeals', { body: { token, text: 'No es así.' } })
  const open = await moderationFigures(db())
  expect(open).toEqual({
    ...before,
    reports: before.reports + 3,
    kept: before.kept + 1,
    hidden: before.hidden + 1,
    removed: before.removed + 1,
    appeals: before.appeals + 1,
  })
  const [appeal] = (await admin.appeals()).items.filter(
    ({ review }) => review?.id === removed.review.id,
  )
  await admin.judge(appeal!.id, 'refused', REASON)
  expect(await moderationFigures(db())).toEqual({ ...open, refused: open.refused + 1 })
  // What is older than a year does not count.
  await age(hidden.review.id, 13)
  expect((await moderationFigures(db())).hidden).toBe(before.hidden)
})
