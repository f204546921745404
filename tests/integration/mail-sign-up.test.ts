import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { mailOutbox } from '#db/schema/index.ts'
import handler from '#functions/account.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { newAddress, post, signUpForm, type SignUpForm } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { SITE } from '#tests/support/call-function.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { mailServer, silentServer, type MailServer } from '#tests/support/mail-server.ts'

const db = accountSuite()
let works: MailServer

beforeAll(loadDictionaries)
beforeEach(async () => {
  works = await mailServer()
  process.env['MAIL_FROM'] = 'hola@example.com'
})
afterEach(async () => {
  await works.close()
  delete process.env['SMTP_URL']
})

/**
 * Signs up through the function; `afterwards` resolves when its background work is done.
 *
 * @returns also whether the response waited for that work
 */
async function signUp(form: SignUpForm, headers: Record<string, string> = {}) {
  const afterwards: Promise<unknown>[] = []
  const request = new Request(`${SITE}/api/account/sign-up`, {
    method: 'POST',
    // Links in mails must lead to our site, whatever host the request names.
    headers: { origin: SITE, host: 'evil.example', 'x-forwarded-host': 'evil.example', ...headers },
    body: JSON.stringify(form),
  })
  request.headers.set('content-type', 'application/json')
  let isDone = false
  const { status } = await handler(request, {
    ip: newAddress(),
    requestId: 'request-0123',
    waitUntil: (work) => void afterwards.push(work.finally(() => (isDone = true))),
  })
  return { status, hasWaited: isDone, afterwards: Promise.all(afterwards) }
}

async function goesOutOnceLater(form: SignUpForm) {
  process.env['SMTP_URL'] = works.url
  await db()
    .update(mailOutbox)
    .set({ nextAttemptAt: sql`now()` })
  await Promise.all([deliverMails(db()), deliverMails(db())])
  expect(works.deliveries.map(({ recipients }) => recipients)).toEqual([[form.email]])
}

const BROKEN: Record<string, () => Promise<Pick<MailServer, 'url' | 'close'>>> = {
  'says "later"': () => mailServer(450),
  'takes no connection': async () => {
    const gone = await mailServer()
    await gone.close()
    return { url: gone.url, close: () => Promise.resolve() }
  },
  hangs: silentServer,
}

test.each(Object.entries(BROKEN))(
  'a mail server that %s does not fail the sign-up, and the mail is sent once later',
  async (_how, open) => {
    const broken = await open()
    process.env['SMTP_URL'] = broken.url
    const form = signUpForm('athlete')
    const { status, hasWaited, afterwards } = await signUp(form)
    expect([status, hasWaited]).toEqual([201, false])
    await afterwards
    await broken.close()
    await goesOutOnceLater(form)
  },
)

test('the confirmation mail is sent immediately, its link leads to our site and confirms the address', async () => {
  process.env['SMTP_URL'] = works.url
  const form = signUpForm('trainer', { language: 'en' })
  const { status, afterwards } = await signUp(form)
  expect(status).toBe(201)
  await afterwards
  expect(works.deliveries).toHaveLength(1)
  const { email, raw } = works.deliveries[0]!
  expect(raw).not.toContain('evil.example')
  const [link] = /https?:\S+/.exec(email.text ?? '')!
  expect(link).toMatch(new RegExp(`^${SITE}/en#token=[\\w-]{43}&type=signup$`))
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  expect((await post('/confirm', { token, password: form.password })).status).toBe(200)
})

test('a form submitted twice with one idempotency key sends one mail', async () => {
  process.env['SMTP_URL'] = works.url
  const form = signUpForm('athlete')
  const headers = { 'idempotency-key': 'a-key-of-the-form' }
  for (const { afterwards } of await Promise.all([signUp(form, headers), signUp(form, headers)]))
    await afterwards
  await deliverMails(db())
  expect(works.deliveries).toHaveLength(1)
})
