import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { moderationFigures } from '#db/queries/moderation-figures.ts'
import {
  cachePurges,
  professionalReviews,
  reviewDecisions,
  reviewReports,
  users,
} from '#db/schema/index.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { OwnReview } from '#lib/reviews/contract.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  actsOf,
  appealTokenOf,
  bellOf,
  moderator,
  REASON,
  reported,
} from '#tests/support/moderation.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import {
  call,
  figuresOf,
  mailed,
  readReviews,
  rowsOf,
  somebody,
  trainer,
} from '#tests/support/review-api.ts'

const db = accountSuite()
const reportsOf = (id: Awaited<ReturnType<typeof trainer>>['professionalId']) =>
  db().select().from(reviewReports).where(eq(reviewReports.professionalId, id))
const purgesOf = async (tag: string) =>
  (await db().select().from(cachePurges)).filter(({ tags }) => tags.includes(tag)).length
/** Makes the decisions about a review older. */
const age = (id: string, months: number) =>
  db()
    .update(reviewDecisions)
    .set({ createdAt: sql`now() - make_interval(months => ${months}, days => 1)` })
    .where(sql`${reviewDecisions.reviewId} = ${id}`)

describe('the queue', () => {
  test('has one card for a review with all its reports, and its context', async () => {
    const { ana, author, review } = await reported(db())
    const [reader, copier, admin] = [
      await somebody(db()),
      await somebody(db()),
      await moderator(db()),
    ]
    await reader.report(review.id, 'offensive')
    const other = await trainer(db())
    await author.write(other.professionalId, 5, 'Otra cosa')
    await copier.write(other.professionalId, 1, '  cuenta por ahí CON  quién sale. ')
    const { items } = await admin.queue()
    const card = items.find(({ id }) => id === review.id)
    expect(card).toMatchObject({
      rating: 2,
      comment: 'Cuenta por ahí con quién sale.',
      author: review.reviewerName,
      isVerifiedContact: false,
      reply: null,
      state: 'public',
      professional: { id: ana.professionalId, type: 'trainer', name: 'Ana Pérez' },
      otherReviews: 1,
      sameTexts: 1,
      before: null,
    })
    expect(card!.reports.map((report) => [report.isByProfessional, report.reason])).toEqual([
      [true, 'personal_data'],
      [false, 'offensive'],
    ])
    expect(JSON.stringify(card)).not.toContain(reader.id)
  })

  test('begins with what waits longest, and is counted for the navigation', async () => {
    const admin = await moderator(db())
    const before = (await admin.waiting()).reports
    const [first, second] = [await reported(db()), await reported(db())]
    await db()
      .update(reviewReports)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(reviewReports.professionalId, second.ana.professionalId))
    const { items, total } = await admin.queue()
    expect([total, (await admin.waiting()).reports]).toEqual([before + 2, before + 2])
    expect(items[0]!.id).toBe(second.review.id)
    await admin.decide(second.review.id, 'kept')
    await admin.decide(first.review.id, 'kept')
    expect((await admin.waiting()).reports).toBe(before)
  })
})

describe('hidden', () => {
  test('is not public nor counted; author and reporters are told, the act noted', async () => {
    const { ana, author, review, profile } = await reported(db())
    const [reader, admin] = [await somebody(db()), await moderator(db())]
    await reader.report(review.id)
    expect((await admin.decide(review.id, 'hidden', ` ${REASON} `)).status).toBe(200)
    expect(await readReviews(ana.professionalId)).toEqual([])
    expect(await figuresOf(db(), ana.professionalId)).toEqual({ rating: 0, total: 0 })
    expect(await reportsOf(ana.professionalId)).toMatchObject([
      { state: 'hidden' },
      { state: 'hidden' },
    ])
    for (const { id, email } of [ana, reader]) {
      const data = { ...profile, outcome: 'hidden' }
      expect(await bellOf(db(), id, 'report')).toMatchObject([{ data }])
      expect(await mailed(db(), email, 'report')).toMatchObject([data])
    }
    const told = { ...profile, outcome: 'hidden' }
    expect(await bellOf(db(), author.id, 'moderation')).toMatchObject([
      { actorId: null, data: told },
    ])
    expect(await mailed(db(), author.email, 'moderation')).toMatchObject([
      { ...told, reason: REASON, professional: 'Ana Pérez', appeal: expect.any(String) as string },
    ])
    expect(await author.mine(ana.professionalId)).toMatchObject({
      review: { id: review.id, state: 'hidden', reason: REASON },
    })
    expect(await actsOf(db(), admin.id)).toContain('review-hidden')
    expect((await admin.decisions()).items[0]).toMatchObject({
      outcome: 'hidden',
      reason: REASON,
      review: { id: review.id },
      appeal: null,
    })
  })

  test('purges the pages that showed it', async () => {
    const { ana, review } = await reported(db())
    const server = await purgeServer('silent')
    try {
      await (await moderator(db())).decide(review.id, 'hidden', REASON)
      expect(await purgesOf(CACHE_TAGS.professional(ana.professionalId))).toBe(1)
    } finally {
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
      await server.close()
    }
  })

  test('its mail cannot be switched off', async () => {
    const { author, review } = await reported(db())
    const muted = ['moderation'] as unknown as (typeof users.$inferSelect)['mutedMails']
    await db().update(users).set({ mutedMails: muted }).where(eq(users.id, author.id))
    await (await moderator(db())).decide(review.id, 'hidden', REASON)
    expect(await mailed(db(), author.email, 'moderation')).toHaveLength(1)
  })

  test('is changed by its author, waits for an admin, and is public only then', async () => {
    const { ana, author, review } = await reported(db())
    const admin = await moderator(db())
    await admin.decide(review.id, 'hidden', REASON)
    const changed = (await (
      await author.edit(ana.professionalId, 2, 'Llegó tarde.')
    ).json()) as OwnReview
    expect(changed).toMatchObject({ state: 'waiting', comment: 'Llegó tarde.' })
    expect(await readReviews(ana.professionalId)).toEqual([])
    const { items } = await admin.queue()
    expect(items.find(({ id }) => id === review.id)).toMatchObject({
      state: 'waiting',
      before: { outcome: 'hidden', reason: REASON },
    })
    expect((await admin.decide(review.id, 'kept', '', changed.editedAt)).status).toBe(200)
    expect(await readReviews(ana.professionalId)).toMatchObject([{ comment: 'Llegó tarde.' }])
    expect(await figuresOf(db(), ana.professionalId)).toEqual({ rating: 2, total: 1 })
    expect(await mailed(db(), author.email, 'moderation')).toMatchObject([
      { outcome: 'hidden' },
      { outcome: 'kept', appeal: null },
    ])
    // An edited review notifies nobody: the professional knows the first one.
    expect(await bellOf(db(), ana.id, 'review')).toHaveLength(1)
  })

  test('deleted and written anew it waits too, and the professional hears of it once it is public', async () => {
    const { ana, author, review } = await reported(db())
    const admin = await moderator(db())
    await admin.decide(review.id, 'hidden', REASON)
    await author.remove(ana.professionalId)
    const again = (await (
      await author.write(ana.professionalId, 1, 'Lo mismo')
    ).json()) as OwnReview
    expect(again.state).toBe('waiting')
    expect(await readReviews(ana.professionalId)).toEqual([])
    expect(await bellOf(db(), ana.id, 'review')).toHaveLength(1)
    await admin.decide(again.id, 'kept')
    expect(await readReviews(ana.professionalId)).toHaveLength(1)
    expect(await bellOf(db(), ana.id, 'review')).toHaveLength(2)
    await author.remove(ana.professionalId)
    const third = (await (await author.write(ana.professionalId, 4, 'Gracias')).json()) as OwnReview
    expect(third.state).toBe('public')
  })
})

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

test('kept: every reporter is told, the author is not', async () => {
  const { ana, author, review, profile } = await reported(db())
  const [reader, admin] = [await somebody(db()), await moderator(db())]
  await reader.report(review.id)
  expect((await admin.decide(review.id, 'kept')).status).toBe(200)
  expect(await readReviews(ana.professionalId)).toHaveLength(1)
  for (const { email } of [ana, reader]) {
    expect(await mailed(db(), email, 'report')).toMatchObject([{ ...profile, outcome: 'kept' }])
  }
  expect(await mailed(db(), author.email, 'moderation')).toEqual([])
  expect(await actsOf(db(), admin.id)).toContain('review-kept')
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
