import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactRequests, profiles, users } from '#db/schema/index.ts'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { sessionCookieName } from '#server/sessions/session-cookie.ts'
import { makePass } from '#server/sign-up/sign-up-pass.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  accountDeps,
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'
import { callContact, professionalWithSession, signedIn } from '#tests/support/contact.ts'
import { SITE } from '#tests/support/call-function.ts'
import { cookieHeader, cookiesOf } from '#tests/support/sign-in.ts'

const db = accountSuite()
const secret = () => process.env['SESSION_SECRET']!

const message = { name: 'Nora Gil', phone: null, message: 'Quiero volver a correr sin dolor.' }

function shortForm(to: { id: string; objective: string }[], changes: Record<string, unknown> = {}) {
  const email = newEmail()
  const form = {
    userType: 'sender',
    email,
    password: GOOD_PASSWORD,
    language: 'es',
    acceptTerms: true,
    isOldEnough: true,
    contact: { ...message, to },
    ...changes,
  }
  return { pass: makePass(secret(), form.email), ...form }
}

const waitingOf = (email: string) =>
  db()
    .select({ sentAt: contactRequests.sentAt, code: contactRequests.code })
    .from(contactRequests)
    .innerJoin(users, eq(users.id, contactRequests.senderId))
    .where(eq(users.email, email))

async function signUpWith(form: ReturnType<typeof shortForm>) {
  const response = await post('/sign-up', form)
  expect(response.status).toBe(201)
  return {
    cookie: cookieHeader(cookiesOf(response)),
    token: await mailedToken(db(), form.email, 'confirm-email'),
  }
}

describe('a message with a sign-up', () => {
  test('waits for the confirmation: nobody is told and no code is given', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    await signUpWith(form)
    expect(await waitingOf(form.email)).toEqual([{ sentAt: null, code: null }])
    expect(await mailsTo(db(), alba.email)).toEqual([])
    expect(await mailsTo(db(), form.email)).toMatchObject([
      { template: 'confirm-email', data: { waitingFor: ['Test trainer'] } },
    ])
    const box = await callContact('/contact-requests?box=received', { cookie: alba.cookie })
    expect(await box.json()).toMatchObject({ items: [], total: 0 })
  })

  test('makes an athlete named as the message is', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    await signUpWith(form)
    const [account] = await db()
      .select()
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, form.email))
    expect(account).toMatchObject({
      users: { termsVersion: '2026-11', emailConfirmedAt: null },
      profiles: { role: 'athlete', displayName: 'Nora Gil', birthDate: null },
    })
  })

  test('is sent once when the address is confirmed, which answers with the code', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    const { cookie, token } = await signUpWith(form)
    const confirmed = await post('/confirm', { token }, { cookie })
    const { items } = (await confirmed.json()) as { items: { code: string }[] }
    const [row] = await waitingOf(form.email)
    expect(items).toEqual([
      { professionalId: alba.professionalId, professionalType: 'trainer', code: row!.code },
    ])
    expect(row!.sentAt).not.toBeNull()
    expect(await mailsTo(db(), alba.email)).toMatchObject([
      { template: 'contact', data: { replyTo: form.email, message: message.message } },
    ])
    expect((await post('/confirm', { token }, { cookie })).status).toBe(410)
    expect(await mailsTo(db(), alba.email)).toHaveLength(1)
    const templates = (await mailsTo(db(), form.email)).map(({ template }) => template)
    expect(templates).toContain('contact-sent')
  })

  test('is sent from another browser by the password of the sign-up', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    const { token } = await signUpWith(form)
    expect((await post('/confirm', { token })).status).toBe(400)
    const confirmed = await post('/confirm', { token, password: GOOD_PASSWORD })
    expect(await confirmed.json()).toMatchObject({ items: [{ professionalType: 'trainer' }] })
  })

  test('signs in the browser that wrote it, and no other', async () => {
    const alba = await professionalWithSession(db())
    const to = [{ id: alba.professionalId, objective: 'strength' }]
    const own = await signUpWith(shortForm(to))
    const confirmed = await post('/confirm', { token: own.token }, { cookie: own.cookie })
    const session = cookieHeader(cookiesOf(confirmed))
    const box = await callContact('/contact-requests?box=sent', { cookie: session })
    expect(await box.json()).toMatchObject({ items: [{ message: message.message }] })

    const isIn = (response: Response) => sessionCookieName(SITE) in cookiesOf(response)
    const other = await signUpWith(shortForm(to))
    const elsewhere = await post('/confirm', { token: other.token, password: GOOD_PASSWORD })
    const busy = await signUpWith(shortForm(to))
    const cookie = `${busy.cookie}; ${alba.cookie}`
    const signedInHere = await post('/confirm', { token: busy.token }, { cookie })
    expect([confirmed, elsewhere, signedInHere].map(isIn)).toEqual([true, false, false])
  })

  test('of a stranger with the same address is never sent', async () => {
    const alba = await professionalWithSession(db())
    const eva = await professionalWithSession(db())
    const stranger = shortForm([{ id: eva.professionalId, objective: 'strength' }])
    await signUpWith(stranger)
    const own = shortForm([{ id: alba.professionalId, objective: 'strength' }], {
      email: stranger.email,
      pass: makePass(secret(), stranger.email),
      password: 'otra frase larga y propia',
    })
    const { cookie, token } = await signUpWith(own)
    expect((await post('/confirm', { token }, { cookie })).status).toBe(200)
    expect(await mailsTo(db(), eva.email)).toEqual([])
    expect(await mailsTo(db(), alba.email)).toHaveLength(1)
  })

  test('can go to several professionals', async () => {
    const [one, other] = [await professionalWithSession(db()), await professionalWithSession(db())]
    const form = shortForm([
      { id: one.professionalId, objective: 'strength' },
      { id: other.professionalId, objective: 'endurance' },
    ])
    const { cookie, token } = await signUpWith(form)
    const confirmed = await post('/confirm', { token }, { cookie })
    expect(((await confirmed.json()) as { items: unknown[] }).items).toHaveLength(2)
  })

  test('also waits with the whole sign-up', async () => {
    const alba = await professionalWithSession(db())
    const contact = { ...message, to: [{ id: alba.professionalId, objective: 'strength' }] }
    const form = signUpForm('physiotherapist', { contact })
    const response = await post('/sign-up', form)
    const cookie = cookieHeader(cookiesOf(response))
    const token = await mailedToken(db(), form.email, 'confirm-email')
    await post('/confirm', { token }, { cookie })
    expect(await mailsTo(db(), alba.email)).toHaveLength(1)
  })

  test('goes with the account that nobody confirmed', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    await signUpWith(form)
    await db()
      .update(users)
      .set({ createdAt: sql`now() - interval '49 hours'` })
      .where(eq(users.email, form.email))
    await deleteExpiredRows(db())
    expect(await waitingOf(form.email)).toEqual([])
  })

  test('to a professional who has left meanwhile is not sent, and the address is confirmed', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    const { cookie, token } = await signUpWith(form)
    await db().delete(users).where(eq(users.id, alba.id))
    const confirmed = await post('/confirm', { token }, { cookie })
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { items: [] }])
  })

  test.each([
    [{ isOldEnough: false }, { isOldEnough: 'too_young' }],
    [{ acceptTerms: false }, { acceptTerms: 'terms_required' }],
    [{ password: 'corta' }, { password: 'too_short' }],
    [{ userType: 'sender', role: 'admin' }, { role: 'unknown' }],
  ])('is refused with %j, and nothing is kept', async (changes, fields) => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }], changes)
    expect(await errorOf(await post('/sign-up', form))).toMatchObject({ status: 400, fields })
    expect(await waitingOf(form.email)).toEqual([])
  })

  test('to a professional who got too many mails is sent all the same, without one', async () => {
    const alba = await professionalWithSession(db())
    for (let n = 0; n < 60; n++) await accountDeps(db()).limitRate('contactReceived', alba.id)
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }])
    const { cookie, token } = await signUpWith(form)
    const confirmed = await post('/confirm', { token }, { cookie })
    expect(await confirmed.json()).toMatchObject({ items: [{ professionalType: 'trainer' }] })
    expect(await mailsTo(db(), alba.email)).toEqual([])
    const box = await callContact('/contact-requests?box=received', { cookie: alba.cookie })
    expect(await box.json()).toMatchObject({ total: 1 })
  })

  test('to nobody who exists is refused', async () => {
    const form = shortForm([{ id: randomUUID(), objective: 'strength' }])
    expect((await post('/sign-up', form)).status).toBe(404)
  })

  test('needs the pass for its address', async () => {
    const alba = await professionalWithSession(db())
    const form = shortForm([{ id: alba.professionalId, objective: 'strength' }], {
      pass: makePass(secret(), 'someone.else@example.com'),
    })
    expect((await post('/sign-up', form)).status).toBe(410)
  })
})

test('an address that has an account is told so, before anything is kept', async () => {
  const alba = await professionalWithSession(db())
  const { email } = await signedIn(db())
  const form = shortForm([{ id: alba.professionalId, objective: 'strength' }], {
    email,
    pass: makePass(secret(), email),
  })
  expect((await post('/sign-up', form)).status).toBe(409)
  expect(await mailsTo(db(), alba.email)).toEqual([])
})
