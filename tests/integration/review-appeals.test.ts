import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { reviewDecisions } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { DecisionId } from '#lib/ids.ts'
import type { ReviewDecision } from '#lib/admin/reviews-schemas.ts'
import { loadAppeal } from '#server/forms/load-appeal.ts'
import { appealToken } from '#server/reviews/appeal-token.ts'
import { signatureOf } from '#server/signature.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { send } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, PASSWORD } from '#tests/support/accounts.ts'
import { FOREIGN, openPage, submitPage } from '#tests/support/form-pages.ts'
import {
  actsOf,
  appealTokenOf,
  bellOf,
  moderator,
  REASON,
  reported,
} from '#tests/support/moderation.ts'
import { call, figuresOf, mailed, readReviews, rowsOf } from '#tests/support/review-api.ts'

const db = accountSuite()
const secret = () => process.env['SESSION_SECRET']!
const TEXT = 'Hablo de que llegó tarde dos veces.'
const pathOf = (token: string) => `/review-appeal?${new URLSearchParams({ token }).toString()}`

/** A decided review, and the token of the mail about it. */
async function decided(outcome: 'hidden' | 'removed' = 'removed') {
  const [it, admin] = [await reported(db()), await moderator(db())]
  await admin.decide(it.review.id, outcome, REASON)
  return { ...it, admin, token: await appealTokenOf(db(), it.author.email) }
}
const appeal = (token: string, text = TEXT, key?: string) =>
  call('POST', 'review-appeals', { body: { token, text }, ...(key && { key }) })
const openOf = async (admin: Awaited<ReturnType<typeof moderator>>, id: string) =>
  (await admin.appeals()).items.find(({ review }) => review?.id === id) as ReviewDecision
const age = (id: string, months: number) =>
  db()
    .update(reviewDecisions)
    .set({ createdAt: sql`now() - make_interval(months => ${months}, days => 1)` })
    .where(sql`${reviewDecisions.reviewId} = ${id}`)

test('opening the page of the link shows what was decided and why, and changes nothing', async () => {
  const { token, review } = await decided()
  const page = openPage(pathOf(token))
  expect(await loadAppeal(page, 'es')).toMatchObject({
    state: 'form',
    outcome: 'removed',
    reason: REASON,
    comment: review.comment,
    professional: 'Ana Pérez',
    text: '',
    problem: null,
  })
  expect(page.response.status).toBe(200)
  const [row] = await db()
    .select()
    .from(reviewDecisions)
    .where(sql`${reviewDecisions.reviewId} = ${review.id}`)
  expect(row).toMatchObject({ appealedAt: null, appeal: null })
})

test('an appeal by the form waits for an admin; accepted, the review is public again', async () => {
  const { token, review, ana, author, admin, profile } = await decided()
  const waiting = (await admin.waiting()).appeals
  const submitted = await loadAppeal(
    submitPage(pathOf(token), { text: ` ${TEXT} `, key: randomUUID() }),
    'es',
  )
  expect(submitted).toEqual({ redirect: pathOf(token) })
  expect(await loadAppeal(openPage(pathOf(token)), 'es')).toMatchObject({
    state: 'appealed',
    appealOutcome: null,
  })
  expect((await admin.waiting()).appeals).toBe(waiting + 1)
  const open = await openOf(admin, review.id)
  expect(open).toMatchObject({
    outcome: 'removed',
    reason: REASON,
    appeal: { text: TEXT, outcome: null },
  })
  expect((await admin.judge(open.id, 'accepted')).status).toBe(200)
  expect(await readReviews(ana.professionalId)).toMatchObject([{ id: review.id, rating: 2 }])
  expect(await figuresOf(db(), ana.professionalId)).toEqual({ rating: 2, total: 1 })
  const told = { ...profile, outcome: 'accepted' }
  expect(await mailed(db(), author.email, 'moderation')).toMatchObject([
    { outcome: 'removed' },
    { ...told, appeal: null },
  ])
  expect(await bellOf(db(), author.id, 'moderation')).toHaveLength(2)
  expect(await loadAppeal(openPage(pathOf(token)), 'es')).toMatchObject({
    appealOutcome: 'accepted',
  })
  expect((await admin.waiting()).appeals).toBe(waiting)
  expect(await actsOf(db(), admin.id)).toContain('appeal-accepted')
  // The decision against it is no more: the next review is public at once.
  await author.remove(ana.professionalId)
  const again = (await (await author.write(ana.professionalId, 3)).json()) as { state: string }
  expect(again.state).toBe('public')
})

test('refused, it stays as it is, with a reason that its author reads', async () => {
  const { token, review, ana, author, admin } = await decided('hidden')
  await appeal(token)
  const open = await openOf(admin, review.id)
  expect((await admin.judge(open.id, 'refused', ' ')).status).toBe(400)
  expect((await admin.judge(open.id, 'refused', 'Sigue hablando de otra cosa.')).status).toBe(200)
  expect(await readReviews(ana.professionalId)).toEqual([])
  expect((await mailed(db(), author.email, 'moderation')).at(-1)).toMatchObject({
    outcome: 'refused',
    reason: 'Sigue hablando de otra cosa.',
  })
  expect(await loadAppeal(openPage(pathOf(token)), 'es')).toMatchObject({
    appealOutcome: 'refused',
    appealReason: 'Sigue hablando de otra cosa.',
  })
  expect((await admin.judge(open.id, 'accepted')).status).toBe(409)
})

test('there is one for each decision, also of two at once; a double click is one', async () => {
  const { token, admin, review } = await decided()
  const key = randomUUID()
  const twice = await Promise.all([appeal(token, TEXT, key), appeal(token, TEXT, key)])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect((await appeal(token, 'Otra vez')).status).toBe(409)
  expect((await openOf(admin, review.id)).appeal?.text).toBe(TEXT)
  const other = await decided()
  const both = await Promise.all([appeal(other.token), appeal(other.token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('is decided once, also by two admins at once', async () => {
  const { token, admin, author, review } = await decided()
  await appeal(token)
  const { id } = await openOf(admin, review.id)
  const other = await moderator(db())
  const answers = await Promise.all([
    admin.judge(id, 'accepted'),
    other.judge(id, 'refused', REASON),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await mailed(db(), author.email, 'moderation')).toHaveLength(2)
})

test('a link that was tampered with, or made for something else, opens nothing', async () => {
  const [{ token }, other] = [await decided(), await decided()]
  const [id, signature] = token.split('.')
  const forged = [
    '',
    'x',
    `${id}.`,
    `${other.token.split('.')[0]}.${signature}`,
    `${token}x`,
    `${token}.x`,
    `${id}.${signatureOf({ secret: secret(), purpose: 'unsubscribe', text: id! })}`,
    unsubscribeToken(secret(), { from: 'report', id: id! }),
    appealToken(secret(), DecisionId.parse(randomUUID())),
    appealToken('another secret that is long enough to be one', DecisionId.parse(id)),
  ]
  for (const bad of forged) {
    const page = openPage(pathOf(bad))
    expect(await loadAppeal(page, 'es'), bad).toEqual({ state: 'failed', gone: true })
    expect(page.response.status, bad).toBe(410)
    expect([400, 410], bad).toContain((await appeal(bad)).status)
  }
})

test('after six months it is too late; an appeal in time is decided all the same', async () => {
  const [late, inTime] = [await decided(), await decided()]
  await appeal(inTime.token)
  await age(late.review.id, 6)
  await age(inTime.review.id, 6)
  expect((await appeal(late.token)).status).toBe(410)
  expect(await loadAppeal(openPage(pathOf(late.token)), 'es')).toEqual({
    state: 'failed',
    gone: true,
  })
  await deleteExpiredRows(db())
  expect(await rowsOf(db(), late.ana.professionalId)).toEqual([])
  const open = await openOf(inTime.admin, inTime.review.id)
  expect((await inTime.admin.judge(open.id, 'accepted')).status).toBe(200)
  expect(await readReviews(inTime.ana.professionalId)).toHaveLength(1)
})

test('accepts and refuses only what the admin has read', async () => {
  const { token, ana, author, admin, review } = await decided('hidden')
  await appeal(token)
  const { id } = await openOf(admin, review.id)
  await author.edit(ana.professionalId, 1, 'Peor aún, y con su nombre.')
  for (const outcome of ['accepted', 'refused']) {
    const response = await admin.judge(id, outcome, REASON)
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: { code: 'STALE' } },
    ])
  }
  expect(await readReviews(ana.professionalId)).toEqual([])
  expect(await mailed(db(), author.email, 'moderation')).toHaveLength(1)
  const now = (await openOf(admin, review.id)).review!
  expect(now).toMatchObject({ state: 'waiting', comment: 'Peor aún, y con su nombre.' })
  expect((await admin.judge(id, 'accepted', '', now.editedAt)).status).toBe(200)
  expect(await readReviews(ana.professionalId)).toHaveLength(1)
})

test('what was decided before is over once it is decided anew, or the review is gone', async () => {
  const { token, ana, author, admin, review } = await decided('hidden')
  await appeal(token)
  const { id } = await openOf(admin, review.id)
  const changed = (await (await author.edit(ana.professionalId, 1, 'Peor aún')).json()) as {
    editedAt: string
  }
  await admin.decide(review.id, 'removed', REASON, changed.editedAt)
  expect(await openOf(admin, review.id)).toBeUndefined()
  expect((await admin.judge(id, 'accepted')).status).toBe(409)
  const newer = await appealTokenOf(db(), author.email)
  expect(newer).not.toBe(token)
  expect((await appeal(newer)).status).toBe(201)
  await author.remove(ana.professionalId)
  expect(await openOf(admin, review.id)).toBeUndefined()
  const gone = await decided()
  await gone.author.remove(gone.ana.professionalId)
  expect((await appeal(gone.token)).status).toBe(410)
  expect((await admin.judge(randomUUID(), 'accepted')).status).toBe(404)
})

test('an empty or too long text is shown again with its problem', async () => {
  const { token } = await decided()
  for (const [text, problem] of [
    ['  ', 'required'],
    ['x'.repeat(1_001), 'too_long'],
  ] as const) {
    const page = submitPage(pathOf(token), { text })
    expect(await loadAppeal(page, 'en')).toMatchObject({ state: 'form', text, problem })
    expect(page.response.status).toBe(400)
  }
  const foreign = submitPage(pathOf(token), { text: TEXT }, { headers: FOREIGN })
  expect(await loadAppeal(foreign, 'es')).toMatchObject({ state: 'form', problem: 'failed' })
  expect(foreign.response.status).toBe(403)
  expect(await loadAppeal(openPage(pathOf(token)), 'es')).toMatchObject({ state: 'form' })
})

test('goes with the account of its author, and is then decided by nobody', async () => {
  const { token, author, admin, review } = await decided()
  await appeal(token)
  const cookie = await cookieOf(db(), author)
  const gone = await send('DELETE', '', { phrase: DELETION_PHRASE, password: PASSWORD }, { cookie })
  expect(gone.status).toBe(200)
  const [row] = await db()
    .select()
    .from(reviewDecisions)
    .where(sql`${reviewDecisions.reviewId} = ${review.id}`)
  expect(row).toMatchObject({ authorId: null, appeal: null, reason: REASON })
  expect(await openOf(admin, review.id)).toBeUndefined()
})
