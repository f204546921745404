import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox, siteMessages } from '#db/schema/index.ts'
import sendContact from '#functions/send-contact.ts'
import handler from '#functions/site-messages.ts'
import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { SITE } from '#lib/site/identity.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { errorOf, newAddress, newEmail, solve } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { professionalWithSession, requestsTo } from '#tests/support/contact.ts'
import { SITE as ORIGIN } from '#tests/support/call-function.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { postJson } from '#tests/support/post-json.ts'

const db = accountSuite()
let server: MailServer
beforeAll(async () => {
  process.env['MAIL_FROM'] = 'Mi Forma Activa <hola@miformaactiva.test>'
  server = await mailServer()
  process.env['SMTP_URL'] = server.url
})
afterAll(async () => {
  delete process.env['SMTP_URL']
  delete process.env['MAIL_FROM']
  await server.close()
})
beforeEach(() => {
  server.deliveries.length = 0
  server.mode = 'accepts'
})

async function getChallenge(): Promise<Challenge> {
  const request = new Request(`${ORIGIN}/api/contact/challenge`)
  const answer = await handler(request, { ip: newAddress(), requestId: 'request-0123' })
  return (await answer.json()) as Challenge
}

async function solved() {
  const challenge = await getChallenge()
  return { token: challenge.token, answer: solve(challenge) }
}

async function message(changes: Record<string, unknown> = {}) {
  return {
    name: 'Nora Gil',
    email: newEmail(),
    phone: '+34 600 000 000',
    objective: 'trainer',
    message: 'Nunca he pisado un gimnasio.',
    challenge: await solved(),
    ...changes,
  }
}

type Options = Parameters<typeof postJson>[3]
const send = (body: unknown, options?: Options) => postJson(handler, '/api/contact', body, options)
const rowsOf = (email: string) =>
  db().select().from(siteMessages).where(eq(siteMessages.email, email))
const inSupport = () =>
  server.deliveries.filter(({ recipients }) => recipients.includes(SITE.supportEmail))

test('a message is stored and mailed to the support alone, answerable, with its tracking code', async () => {
  const body = await message()
  const answer = await send(body)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { code, copied } = (await answer.json()) as SiteMessageSent
  expect(copied).toBe(false)
  const [row, ...others] = await rowsOf(body.email)
  expect(others).toEqual([])
  expect(row).toMatchObject({ name: 'Nora Gil', objective: 'trainer', senderId: null, code })
  expect(code).toMatch(/^MFG-[0-9a-f]{8}-[0-9A-Z]+$/)
  expect(code.split('-')[1]).toBe(row!.id.slice(0, 8))
  expect(Number.parseInt(code.split('-')[2]!, 36)).toBeGreaterThan(Date.now() - 60_000)
  expect(server.deliveries.map(({ recipients }) => recipients)).toEqual([[SITE.supportEmail]])
  const { email } = server.deliveries[0]!
  expect(email.replyTo?.map(({ address }) => address)).toEqual([body.email])
  expect(email.text).toContain('> Nunca he pisado un gimnasio.')
  expect(email.subject).toContain(code)
})

test('who is signed in gets a copy at the address of the account, whatever address was typed', async () => {
  const user = await makeUser(db())
  const cookie = await cookieOf(db(), user)
  const body = await message()
  const answer = await send(body, { cookie })
  expect(await answer.json()).toMatchObject({ copied: true })
  expect((await rowsOf(body.email))[0]!.senderId).toBe(user.id)
  const recipients = server.deliveries.flatMap((delivery) => delivery.recipients)
  expect(recipients.toSorted()).toEqual([user.email, SITE.supportEmail].toSorted())
})

test('HTML arrives as text, without tags and scripts', async () => {
  const body = await message({
    name: '<b>Nora</b> & Gil',
    message: 'Hola <script>alert(1)</script><img src=x onerror=alert(1)>, 3 < 5 & <b>ya</b>',
  })
  expect((await send(body)).status).toBe(201)
  expect((await rowsOf(body.email))[0]).toMatchObject({
    name: 'Nora & Gil',
    message: 'Hola , 3 < 5 & ya',
  })
  const { email } = inSupport()[0]!
  expect(email.html).toContain('3 &lt; 5 &amp; ya')
  expect(email.html).not.toContain('<script')
})

test('what is too long is cut and then accepted', async () => {
  const body = await message({
    message: `<b>${'á'.repeat(3_000)}</b>`,
    phone: 'tel. +34 600-000-000 x',
  })
  expect((await send(body)).status).toBe(201)
  const [row] = await rowsOf(body.email)
  expect(row!.message).toBe('á'.repeat(1_000))
  expect(row!.phone).toBe('+34 600-000-000')
})

test.each([
  ['name', 'A', 'too_short'],
  ['name', 'a'.repeat(101), 'too_long'],
  ['name', 'Nora\r\nBcc: x@example.com', 'invalid_characters'],
  ['email', 'a@example.com, b@example.com', 'invalid_email'],
  ['email', 'a@example.com\r\nRCPT TO:<b@example.com>', 'invalid_email'],
  ['email', 'nobody', 'invalid_email'],
  ['phone', '12', 'invalid_phone'],
  ['objective', 'everything', 'invalid'],
  ['objective', '', 'required'],
  ['message', 'corto', 'too_short'],
  ['message', '<b></b>         ', 'too_short'],
  ['senderId', randomUUID(), 'unknown'],
  ['to', 'b@example.com', 'unknown'],
])('%s %j is refused as %s, and neither stored nor mailed', async (field, value, problem) => {
  const body = await message({ [field]: value })
  expect(await errorOf(await send(body))).toMatchObject({
    status: 400,
    fields: { [field]: problem },
  })
  expect(await rowsOf(body.email)).toEqual([])
  expect(server.deliveries).toEqual([])
})

describe('the challenge', () => {
  test('a wrong answer uses it up', async () => {
    const challenge = await getChallenge()
    const body = await message({
      challenge: { token: challenge.token, answer: solve(challenge) + 1 },
    })
    expect((await errorOf(await send(body))).fields).toEqual({ 'challenge.answer': 'wrong_answer' })
    const again = { ...body, challenge: { token: challenge.token, answer: solve(challenge) } }
    expect((await errorOf(await send(again))).fields).toEqual({ 'challenge.token': 'invalid' })
    expect(await rowsOf(body.email)).toEqual([])
  })

  test('a solved one is worth one message, however many send it at once', async () => {
    const challenge = await solved()
    const bodies = await Promise.all(Array.from({ length: 10 }, () => message({ challenge })))
    const statuses = await Promise.all(bodies.map(async (body) => (await send(body)).status))
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 400)])
  })

  test.each([undefined, { token: 'forged', answer: 7 }])('%j opens nothing', async (challenge) => {
    expect((await send(await message({ challenge }))).status).toBe(400)
  })
})

test('a double submit is one row, one mail and one code', async () => {
  const body = await message()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, { key })))
  const codes = await Promise.all(answers.map(async (answer) => (await answer.json()) as object))
  expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(1)
  expect(await rowsOf(body.email)).toHaveLength(1)
  expect(inSupport()).toHaveLength(1)
})

test('a mail server that is down delays the mail and loses none', async () => {
  server.mode = 450
  const body = await message()
  expect((await send(body)).status).toBe(201)
  expect(server.deliveries).toEqual([])
  server.mode = 'accepts'
  await db()
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(0) })
  await deliverMails(db())
  await deliverMails(db())
  expect(inSupport()).toHaveLength(1)
})

describe('limits', () => {
  test('five an hour for each network, wrong answers not counted', async () => {
    const ip = newAddress()
    const wrong = await message({ challenge: { ...(await solved()), answer: -1 } })
    for (let n = 0; n < 3; n++) await send(wrong, { ip })
    for (let n = 0; n < 5; n++) expect((await send(await message(), { ip })).status).toBe(201)
    const refused = await send(await message(), { ip })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('five an hour for each user, from any network', async () => {
    const cookie = await cookieOf(db(), await makeUser(db()))
    for (let n = 0; n < 5; n++) expect((await send(await message(), { cookie })).status).toBe(201)
    expect((await send(await message(), { cookie })).status).toBe(429)
  })
})

describe('/send-contact.php', () => {
  const php = (body: unknown, options?: Options) =>
    postJson(sendContact, '/send-contact.php', body, options)

  test('accepts the former body, and ignores the recipient that it names', async () => {
    const cookie = await cookieOf(db(), await makeUser(db()))
    const { challenge: _challenge, ...body } = await message()
    const answer = await php({ ...body, professional_email: 'victim@example.com' }, { cookie })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      tracking_code: expect.stringMatching(/^MFG-/) as string,
    })
    expect(server.deliveries.flatMap(({ recipients }) => recipients)).not.toContain(
      'victim@example.com',
    )
    expect(await rowsOf(body.email)).toHaveLength(1)
  })

  test('is no way around the challenge', async () => {
    const { challenge, ...body } = await message()
    const refused = await php(body)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Por favor completa el captcha',
    })
    expect((await php({ ...body, challenge })).status).toBe(200)
    expect(await (await php({ ...body, challenge })).json()).toMatchObject({ success: false })
    expect(await rowsOf(body.email)).toHaveLength(1)
  })

  test('says what is wrong in its own form', async () => {
    const bad = await message({ email: 'nobody' })
    expect(await (await php(bad)).json()).toEqual({
      success: false,
      error: 'Por favor ingresa un email válido',
    })
    const foreign = await php(await message(), { headers: { origin: 'https://evil.test' } })
    expect(foreign.status).toBe(403)
    expect(await foreign.json()).toEqual({ success: false, error: 'Error al enviar el mensaje' })
  })

  test('carries a message to a professional, for their objectives, from whoever is signed in', async () => {
    const { professionalId } = await professionalWithSession(db())
    const cookie = await cookieOf(db(), await makeUser(db()))
    const body = {
      ...{ name: 'Nora Gil', email: 'nora@example.com', phone: '', objective: 'weight_loss' },
      ...{ message: 'Nunca he pisado un gimnasio.', trainer_id: professionalId },
      professional_email: 'victim@example.com',
    }
    const visitor = await php(body)
    expect([visitor.status, await visitor.json()]).toEqual([
      401,
      { success: false, error: 'Inicia sesión para escribir a un profesional' },
    ])
    const wrong = await php({ ...body, objective: 'trainer' }, { cookie })
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { success: false, error: 'Por favor selecciona un objetivo' },
    ])
    const answer = await php(body, { cookie })
    const [row, ...others] = await requestsTo(db(), professionalId)
    expect(others).toEqual([])
    expect(row).toMatchObject({ objective: 'weight_loss', message: body.message })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, tracking_code: row!.code },
    ])
  })

  test('shares the limits of the page', async () => {
    const ip = newAddress()
    for (let n = 0; n < 5; n++) await send(await message(), { ip })
    const refused = await php(await message(), { ip })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Has alcanzado el límite de envíos. Inténtalo de nuevo más tarde.',
    })
  })
})
