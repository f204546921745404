import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { cachePurges, profiles, reviewReports, users } from '#db/schema/index.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { actsOf, bellOf, moderator, REASON, reported } from '#tests/support/moderation.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import { figuresOf, mailed, readReviews, somebody, trainer } from '#tests/support/review-api.ts'

const db = accountSuite()
const reportsOf = (id: Awaited<ReturnType<typeof trainer>>['professionalId']) =>
  db().select().from(reviewReports).where(eq(reviewReports.professionalId, id))
const purgesOf = async (tag: string) =>
  (await db().select().from(cachePurges)).filter(({ tags }) => tags.includes(tag)).length
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
    for (const [name, { id }] of Object.entries({ ana, author }))
      await db()
        .update(profiles)
        .set({ avatarUrl: `/demo/${name}.webp` })
        .where(eq(profiles.userId, id))
    const { items } = await admin.queue()
    const card = items.find(({ id }) => id === review.id)
    expect(card).toMatchObject({
      rating: 2,
      comment: 'Cuenta por ahí con quién sale.',
      author: review.reviewerName,
      isVerifiedContact: false,
      reply: null,
      state: 'public',
      professional: {
        ...{ id: ana.professionalId, type: 'trainer', name: 'Ana Pérez' },
        avatarUrl: '/demo/ana.webp',
      },
      authorAvatarUrl: '/demo/author.webp',
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
