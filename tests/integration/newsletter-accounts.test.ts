import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newsletterSubscriptions, siteMessages } from '#db/schema/index.ts'
import account from '#functions/account.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import {
  accountDeps,
  GOOD_PASSWORD,
  mailedToken,
  newEmail,
  parsedForm,
  signUpDirectly,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { memoryStore } from '#tests/support/avatars.ts'
import { memoryProofs } from '#tests/support/proofs.ts'
import { newsletterOf } from '#tests/support/newsletter.ts'
import { BASICS, somebody } from '#tests/support/own-profile.ts'
import { postJson } from '#tests/support/post-json.ts'

const db = accountSuite()
const { call, subscribe, linkTo, confirm, subscriptionOf, subscriber } = newsletterOf(db)
const secret = () => process.env['SESSION_SECRET']!

describe('one subscription in three places', () => {
  /** Signs up and confirms, in the browser of the sign-up. */
  async function member(newsletter: boolean, email = newEmail()) {
    const form = parsedForm('athlete', { newsletter, email })
    await signUpDirectly(accountDeps(db()), form)
    const token = await mailedToken(db(), email, 'confirm-email')
    return { email, confirmIt: () => confirmAccount(token) }
  }
  const confirmAccount = (token: string) =>
    postJson(account, '/api/account/confirm', { token, password: GOOD_PASSWORD })

  test('the checkbox of the sign-up subscribes once the address is confirmed', async () => {
    const { email, confirmIt } = await member(true)
    expect(await subscriptionOf(email)).toBeUndefined()
    expect((await confirmIt()).status).toBe(200)
    const row = await subscriptionOf(email)
    expect(row).toMatchObject({ isActive: true, locale: 'es', confirmHash: null })
    expect(row!.confirmedAt).not.toBeNull()
  })

  test('without it nothing is subscribed, and what a visitor subscribed stays', async () => {
    const none = await member(false)
    await none.confirmIt()
    expect(await subscriptionOf(none.email)).toBeUndefined()
    const { email } = await subscriber()
    await (await member(false, email)).confirmIt()
    expect((await subscriptionOf(email))!.isActive).toBe(true)
  })

  test('the profile reads and writes the subscription of its address', async () => {
    const { user, patch, read } = await somebody(db(), 'athlete')
    expect((await read()).basics.newsletter).toBe(false)
    const save = async (newsletter: boolean) =>
      patch({ version: (await read()).version, basics: { ...BASICS, newsletter } })
    expect((await save(true)).status).toBe(200)
    expect(await subscriptionOf(user.email)).toMatchObject({ isActive: true })
    expect((await read()).basics.newsletter).toBe(true)
    await save(false)
    expect(await subscriptionOf(user.email)).toMatchObject({ isActive: false })
    expect((await read()).basics.newsletter).toBe(false)
  })

  test('saving something else in the profile leaves a link that still waits as it is', async () => {
    const { user, patch, read } = await somebody(db(), 'athlete')
    await subscribe(user.email)
    const before = await subscriptionOf(user.email)
    expect(before!.confirmHash).not.toBeNull()
    const basics = { ...BASICS, newsletter: false }
    expect((await patch({ version: (await read()).version, basics })).status).toBe(200)
    expect((await subscriptionOf(user.email))!.confirmHash).toBe(before!.confirmHash)
  })

  test('unsubscribing by mail shows in the profile, and an older open form cannot undo it', async () => {
    const { user, patch, read } = await somebody(db(), 'trainer')
    await patch({ version: (await read()).version, basics: { ...BASICS, newsletter: true } })
    const open = await read()
    const { id } = (await subscriptionOf(user.email))!
    await call('/unsubscribe', { token: unsubscribeToken(secret(), { from: 'newsletter', id }) })
    expect((await read()).basics.newsletter).toBe(false)
    const stale = await patch({ version: open.version, basics: { ...BASICS, newsletter: true } })
    expect(stale.status).toBe(409)
    expect((await subscriptionOf(user.email))!.isActive).toBe(false)
  })

  test('saving a profile keeps the topics', async () => {
    const { user, patch, read } = await somebody(db(), 'athlete')
    await subscribe(user.email, { interests: ['cardio'] })
    await confirm(await linkTo(user.email))
    await patch({ version: (await read()).version, basics: { ...BASICS, newsletter: true } })
    expect(await subscriptionOf(user.email)).toMatchObject({
      isActive: true,
      interests: ['cardio'],
    })
  })
})

test('the clean-up deletes what nobody confirmed, what ended long ago, and old messages, and nothing else', async () => {
  const waiting = newEmail()
  const recent = newEmail()
  const { email: confirmed } = await subscriber()
  await subscribe(waiting)
  await subscribe(recent)
  const age = (email: string, interval: string) =>
    db()
      .update(newsletterSubscriptions)
      .set({ createdAt: sql`now() - ${interval}::interval` })
      .where(eq(newsletterSubscriptions.email, email))
  await age(waiting, '49 hours')
  await age(recent, '47 hours')
  await age(confirmed, '3 years')
  const monthsAgo = (months: number) => sql`now() - make_interval(months => ${months}, days => 1)`
  const [leftLongAgo, leftLately] = [newEmail(), newEmail()]
  const left = (email: string, months: number) => ({
    email,
    locale: 'es' as const,
    isActive: false,
    confirmedAt: sql`now() - interval '3 years'`,
    updatedAt: monthsAgo(months),
  })
  await db()
    .insert(newsletterSubscriptions)
    .values([left(leftLongAgo, 24), left(leftLately, 23)])
  const message = (months: number) => ({
    name: 'Ana',
    email: `${months}@example.com`,
    objective: 'multiple' as const,
    message: 'Un mensaje de prueba.',
    code: randomUUID(),
    createdAt: monthsAgo(months),
  })
  await db()
    .insert(siteMessages)
    .values([message(24), message(23)])
  await cleanUp({ db: db(), avatars: memoryStore().store, proofs: memoryProofs().store })
  expect(await subscriptionOf(waiting)).toBeUndefined()
  expect(await subscriptionOf(recent)).toBeDefined()
  expect(await subscriptionOf(confirmed)).toBeDefined()
  expect(await subscriptionOf(leftLongAgo)).toBeUndefined()
  expect(await subscriptionOf(leftLately)).toBeDefined()
  const kept = await db().select({ email: siteMessages.email }).from(siteMessages)
  expect(kept).toEqual([{ email: '23@example.com' }])
})
