import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newsletterSubscriptions } from '#db/schema/index.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import { hashOf } from '#server/tokens/tokens.ts'
import { accountDeps, errorOf, mailsTo, newAddress, newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { newsletterOf } from '#tests/support/newsletter.ts'

const db = accountSuite()
const { subscribe, linkTo, confirm, subscriptionOf, subscriber } = newsletterOf(db)

describe('double opt-in', () => {
  test('nothing is subscribed before the link is used, and then what was asked for', async () => {
    const email = newEmail()
    const asked = { name: 'Ana', interests: ['cardio', 'recipes'], locale: 'en' }
    expect((await subscribe(email, asked)).status).toBe(200)
    expect(await subscriptionOf(email)).toMatchObject({ isActive: false, confirmedAt: null })
    const token = await linkTo(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await subscriptionOf(email))!.confirmHash).toBe(hashOf(token))
    expect((await confirm(token)).status).toBe(200)
    expect(await subscriptionOf(email)).toMatchObject({
      ...asked,
      isActive: true,
      confirmHash: null,
      confirmUntil: null,
    })
    expect((await mailsTo(db(), email)).map(({ template, locale }) => [template, locale])).toEqual([
      ['newsletter-confirm', 'en'],
      ['newsletter-welcome', 'en'],
    ])
  })

  test('an address is stored without spaces around it, in lower case', async () => {
    const email = newEmail()
    await subscribe(`  ${email.toUpperCase()} `)
    expect(await subscriptionOf(email)).toMatchObject({ email })
  })

  test('of twenty who use a link at once one succeeds', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await linkTo(email)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await confirm(token)).status),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)])
    const mails = await mailsTo(db(), email)
    expect(mails.filter(({ template }) => template === 'newsletter-welcome')).toHaveLength(1)
  })

  test('an expired link confirms nothing', async () => {
    const email = newEmail()
    await subscribe(email)
    await db()
      .update(newsletterSubscriptions)
      .set({ confirmUntil: sql`now() - interval '1 second'` })
      .where(eq(newsletterSubscriptions.email, email))
    expect((await errorOf(await confirm(await linkTo(email)))).code).toBe('TOKEN_INVALID')
    expect((await subscriptionOf(email))!.isActive).toBe(false)
  })

  test('asking again mails another link, which alone is good', async () => {
    const email = newEmail()
    await subscribe(email)
    const first = await linkTo(email)
    expect((await subscribe(email)).status).toBe(200)
    const second = await linkTo(email)
    expect((await confirm(first)).status).toBe(410)
    expect((await confirm(second)).status).toBe(200)
  })

  test('a subscribed address is told so, and keeps what it chose', async () => {
    const { email } = await subscriber()
    const before = await subscriptionOf(email)
    const refused = await subscribe(email, { name: 'Stranger', interests: ['cardio'] })
    expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await subscriptionOf(email)).toEqual(before)
    expect(await mailsTo(db(), email)).toHaveLength(2)
  })

  test('the mail that confirms contains nothing that was typed', async () => {
    const email = newEmail()
    await subscribe(email, { name: 'Visita mi tienda' })
    const [mail] = await mailsTo(db(), email)
    expect(Object.keys(mail!.data)).toEqual(['token'])
  })

  test('a double submit is one row and one mail', async () => {
    const email = newEmail()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => subscribe(email, {}, { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await mailsTo(db(), email)).toHaveLength(1)
  })

  test.each([
    ['email', 'a@example.com, b@example.com', 'invalid_email'],
    ['email', 'a@example.com\r\nBcc: b@example.com', 'invalid_email'],
    ['email', '"a@example.com" <b@example.com>', 'invalid_email'],
    ['email', ' ', 'required'],
    ['name', '<script>', 'invalid_characters'],
    ['interests', ['cardio', 'chess'], 'invalid'],
    ['interests', ['cardio', 'cardio'], 'duplicate'],
    ['isActive', true, 'unknown'],
    ['confirmedAt', '2026-01-01', 'unknown'],
  ])('%s %j is refused as %s', async (field, value, problem) => {
    const { status, fields } = await errorOf(await subscribe(newEmail(), { [field]: value }))
    expect([status, Object.values(fields)]).toEqual([400, [problem]])
  })
})

describe('limits', () => {
  test('five an hour for each network', async () => {
    const ip = newAddress()
    for (let n = 0; n < 5; n++) await subscribe(newEmail(), {}, { ip })
    const refused = await subscribe(newEmail(), {}, { ip })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('five an hour for each mailbox, from any network and under any tag', async () => {
    const name = randomUUID()
    for (let n = 0; n < 5; n++) await subscribe(`${name}+${n}@example.com`)
    expect((await subscribe(`${name}@example.com`)).status).toBe(429)
    expect(await mailsTo(db(), `${name}@example.com`)).toEqual([])
  })

  test('asking whether an address is subscribed is counted by network, and not against its owner', async () => {
    const { email } = await subscriber()
    const ip = newAddress()
    for (let n = 0; n < 5; n++) expect((await subscribe(email, {}, { ip })).status).toBe(409)
    expect((await subscribe(email, {}, { ip })).status).toBe(429)
    expect((await subscribe(email)).status).toBe(409)
  })

  test('ten a day for each mailbox', async () => {
    const email = newEmail()
    for (let n = 0; n < 10; n++) {
      await accountDeps(db()).limitRate('newsletterMailDaily', mailboxOf(email))
    }
    expect((await subscribe(email)).status).toBe(429)
    expect(await mailsTo(db(), email)).toEqual([])
  })
})
