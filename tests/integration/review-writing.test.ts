import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { connect } from '#db/client.ts'
import { cachePurges, notifications, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { SessionId } from '#lib/ids.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { always } from '#server/once.ts'
import { createReview } from '#server/reviews/create-review.ts'
import {
  accountDeps,
  callerWith,
  errorOf,
  parsedForm,
  send,
  signUpDirectly,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, PASSWORD } from '#tests/support/accounts.ts'
import { PATIENCE_MS } from '#tests/support/database.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import {
  call,
  figuresOf,
  hide,
  mailed,
  readReviews,
  reviewsAs,
  asVisitorsRead,
  rowsOf,
  somebody,
  trainer,
} from '#tests/support/review-api.ts'

const db = accountSuite()
const body = async (response: Response) => (await response.json()) as OwnReview

describe('a review', () => {
  test('is public at once, and told to the professional in the bell and by mail', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    const response = await reader.write(ana.professionalId, 4, '  Muy buena.\nRepetiré. ')
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const written = await body(response)
    expect(written).toEqual({
      id: written.id,
      reviewerName: 'Test athlete',
      rating: 4,
      comment: 'Muy buena.\nRepetiré.',
      createdAt: written.createdAt,
      editedAt: null,
      isVerifiedContact: false,
      reply: null,
      state: 'public',
      reason: null,
    })
    expect(await readReviews(ana.professionalId)).toEqual([asVisitorsRead(written)])
    expect(await figuresOf(db(), ana.professionalId)).toEqual({ rating: 4, total: 1 })
    expect(await reader.mine(ana.professionalId)).toEqual({ isOwnProfile: false, review: written })
    expect(await ana.mine(ana.professionalId)).toEqual({ isOwnProfile: true, review: null })
    const bell = await db().select().from(notifications).where(eq(notifications.userId, ana.id))
    const profile = { professionalType: 'trainer', professionalId: ana.professionalId }
    expect(bell).toMatchObject([
      { kind: 'review', actorId: reader.id, data: { ...profile, rating: 4 } },
    ])
    expect(await mailed(db(), ana.email, 'review')).toMatchObject([
      { ...profile, rating: 4, comment: 'Muy buena.\nRepetiré.' },
    ])
  })

  test('is without a comment when it is blank or null', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    expect(await body(await reader.write(ana.professionalId, 5, ' \n '))).toMatchObject({
      comment: null,
    })
    const other = await somebody(db())
    const none = await other.write(ana.professionalId, 5, null)
    expect([none.status, await body(none)]).toMatchObject([201, { comment: null }])
    expect((await other.edit(ana.professionalId, 4, null)).status).toBe(200)
  })

  test('contains HTML as text', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    const html = '<script>alert(1)</script> a < b & "c" <img src=x onerror=alert(2)>'
    expect(await body(await reader.write(ana.professionalId, 1, html))).toMatchObject({
      comment: html,
    })
    expect((await readReviews(ana.professionalId))[0]?.comment).toBe(html)
  })

  test('of fifty people at the same time give the exact average and total', async () => {
    const { professionalId } = await trainer(db())
    const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(db())))
    const ratings = people.map((_, n) => (n % 7 === 0 ? 1 : 1 + (n % 5)))
    const pools = [0, 1, 2].map(() =>
      connect(process.env['DATABASE_URL']!, process.env['DATABASE_WS_PROXY'], PATIENCE_MS),
    )
    await Promise.all(
      people.map(({ id: userId }, n) => {
        const own = pools[n % pools.length]!
        return createReview(accountDeps(own), {
          actor: { kind: 'signed-in', userId, role: 'athlete', sessionId: '' as SessionId },
          params: { id: professionalId },
          body: { rating: ratings[n]!, comment: '' },
          caller: callerWith(),
          once: always(own),
        })
      }),
    )
    await Promise.all(pools.map(({ pool }) => pool.end()))
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / 50
    expect(await figuresOf(db(), professionalId)).toEqual({
      rating: Number(average.toFixed(2)),
      total: 50,
    })
  })

  test('is one, with one mail, however often it is sent with the same key', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    const key = crypto.randomUUID()
    const write = () => reader.write(ana.professionalId, 5, 'Genial', key)
    const answers = await Promise.all([write(), write(), write()])
    answers.push(await write())
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const ids = await Promise.all(answers.map(async (answer) => (await body(answer)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(db(), ana.professionalId)).toHaveLength(1)
    expect(await mailed(db(), ana.email, 'review')).toHaveLength(1)
  })

  test('is refused as a second one of the same person, also of two at once', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    const [one, two] = await Promise.all([
      reader.write(ana.professionalId, 5),
      reader.write(ana.professionalId, 1),
    ])
    expect([one.status, two.status].toSorted()).toEqual([201, 409])
    const third = await errorOf(await reader.write(ana.professionalId, 3))
    expect(third).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await rowsOf(db(), ana.professionalId)).toHaveLength(1)
    expect(await mailed(db(), ana.email, 'review')).toHaveLength(1)
  })

  test('is refused as a second one from an account made anew', async () => {
    const ana = await trainer(db())
    const form = () =>
      parsedForm('athlete', { email: 'nora.again@example.com', password: PASSWORD })
    const join = async () => {
      const { userId: id } = await signUpDirectly(accountDeps(db()), form())
      await db().update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id))
      return cookieOf(db(), { id })
    }
    const first = await join()
    expect((await reviewsAs(first).write(ana.professionalId, 1)).status).toBe(201)
    const leave = { phrase: DELETION_PHRASE, password: PASSWORD }
    expect((await send('DELETE', '', leave, { cookie: first })).status).toBe(200)
    const again = reviewsAs(await join())
    expect((await again.mine(ana.professionalId)).review).toBeNull()
    expect(await errorOf(await again.write(ana.professionalId, 1))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('is refused of oneself, of a hidden and of a missing professional', async () => {
    const [ana, hidden] = [await trainer(db()), await trainer(db())]
    expect((await ana.write(ana.professionalId, 5)).status).toBe(403)
    await hide(db(), hidden.professionalId)
    const missing = crypto.randomUUID() as typeof ana.professionalId
    expect((await ana.write(hidden.professionalId, 5)).status).toBe(404)
    expect((await ana.write(missing, 5)).status).toBe(404)
    expect(await rowsOf(db(), hidden.professionalId)).toHaveLength(0)
  })

  test.each([
    ['without stars', { comment: '' }, { rating: 'required' }],
    ['with no star', { rating: 0, comment: '' }, { rating: 'required' }],
    ['with six stars', { rating: 6, comment: '' }, { rating: 'invalid' }],
    ['with half a star', { rating: 4.5, comment: '' }, { rating: 'invalid' }],
    ['with stars as text', { rating: '5', comment: '' }, { rating: 'required' }],
    ['with 501 characters', { rating: 5, comment: 'a'.repeat(501) }, { comment: 'too_long' }],
    [
      'with a control character',
      { rating: 5, comment: 'a\u0007' },
      { comment: 'invalid_characters' },
    ],
    ['that says to be verified', { rating: 5, comment: '', isVerifiedContact: true }, {}],
    ['in the name of another', { rating: 5, comment: '', reviewerId: crypto.randomUUID() }, {}],
  ])('is refused %s', async (_, given, fields) => {
    const [ana, reader] = [await trainer(db()), await makeUser(db())]
    const cookie = await cookieOf(db(), reader)
    const path = `professionals/${ana.professionalId}/reviews`
    for (const method of ['POST', 'PATCH']) {
      const refused = await errorOf(await call(method, path, { cookie, body: given }))
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields })
    }
    expect(await rowsOf(db(), ana.professionalId)).toHaveLength(0)
  })

  test('may have 500 characters', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    expect((await reader.write(ana.professionalId, 5, 'ñ'.repeat(500))).status).toBe(201)
  })

  test('is the sixth of a day: 429 with the time to wait, whatever was refused before', async () => {
    const reader = await somebody(db())
    const pages = await Promise.all(Array.from({ length: 6 }, () => trainer(db())))
    const [first, ...others] = pages.map(({ professionalId }) => professionalId)
    expect((await reader.write(first!, 5)).status).toBe(201)
    // Refused calls are not counted.
    for (let n = 0; n < 6; n++) expect((await reader.write(first!, 5)).status).toBe(409)
    for (const id of others.slice(0, 4)) expect((await reader.write(id, 5)).status).toBe(201)
    const limited = await reader.write(others[4]!, 5)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_600)
    expect(await rowsOf(db(), others[4]!)).toHaveLength(0)
  })

  test('purges the pages of the professional and the lists; so do its change and deletion', async () => {
    const server = await purgeServer('silent')
    try {
      const [ana, reader] = [await trainer(db()), await somebody(db())]
      const tags = [CACHE_TAGS.professional(ana.professionalId), CACHE_TAGS.professionals]
      const queued = async () => {
        const rows = await db().select().from(cachePurges)
        return rows.filter((row) => row.tags.includes(tags[0]!)).map((row) => row.tags)
      }
      await reader.write(ana.professionalId, 5)
      await reader.edit(ana.professionalId, 4)
      await reader.remove(ana.professionalId)
      expect(await queued()).toEqual([tags, tags, tags])
    } finally {
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
      await server.close()
    }
  })
})
