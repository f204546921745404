import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { siteMessages } from '#db/schema/index.ts'
import { loadContact } from '#server/forms/load-contact.ts'
import { newAddress, newEmail, solve } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { FOREIGN, openPage, submitPage } from '#tests/support/form-pages.ts'

const db = accountSuite()

const messagesOf = (email: string) =>
  db().select().from(siteMessages).where(eq(siteMessages.email, email))

describe('/contact', () => {
  const open = (path = '/contact', headers = {}) =>
    loadContact(openPage(path, { headers }), 'es', '')

  async function formAt(path?: string, headers?: Record<string, string>) {
    const page = await open(path, headers)
    if (!('form' in page)) throw new Error('no form')
    return page.form
  }

  async function fields(changes: Record<string, string> = {}) {
    const { challenge, key } = await formAt()
    return {
      ...{ name: 'Nora Gil', email: newEmail(), phone: '', objective: 'trainer' },
      ...{ message: 'Nunca he pisado un gimnasio.', token: challenge.token },
      ...{ answer: String(solve(challenge)), key, ...changes },
    }
  }

  test('a submission leads to the code, which reloading does not send again', async () => {
    const typed = await fields()
    const page = await loadContact(submitPage('/contact', typed), 'es', '')
    expect(page).toMatchObject({
      redirect: expect.stringMatching(/^\/contact\?sent=MFG-/) as string,
    })
    const { redirect } = page as { redirect: string }
    const [row] = await messagesOf(typed.email)
    for (let reload = 0; reload < 2; reload++) {
      expect(await open(redirect)).toEqual({ sent: { code: row!.code, copied: false } })
    }
    expect(await messagesOf(typed.email)).toHaveLength(1)
    // Another link cannot claim that something was sent.
    expect(await open(redirect.replace('MFG', 'MFX'))).toHaveProperty('form')
  })

  test('the same page submitted twice sends one message', async () => {
    const typed = await fields()
    const twice = [submitPage('/contact', typed), submitPage('/contact', typed)]
    const pages = await Promise.all(twice.map((page) => loadContact(page, 'es', '')))
    expect(pages[0]).toEqual(pages[1])
    expect(await messagesOf(typed.email)).toHaveLength(1)
  })

  test.each([
    [{ name: 'A' }, { name: 'nameError' }],
    [{ email: 'nobody' }, { email: 'emailError' }],
    [{ phone: '12' }, { phone: 'phoneError' }],
    [{ objective: '' }, { objective: 'objectiveError' }],
    [{ message: 'corto' }, { message: 'messageError' }],
    [{ answer: '' }, { answer: 'captchaMissing' }],
    [{ answer: '999' }, { answer: 'captchaError' }],
    [{ token: 'forged' }, { answer: 'captchaError' }],
  ])(
    '%j is refused at the field, with everything typed and another challenge',
    async (wrong, problems) => {
      const typed = await fields(wrong)
      const page = submitPage('/contact', typed)
      const shown = await loadContact(page, 'es', '')
      if (!('form' in shown)) throw new Error('no form')
      const { name, email, phone, objective, message } = typed
      expect(shown.form).toMatchObject({
        problems,
        failure: null,
        values: { name, email, phone, objective, message },
      })
      expect(shown.form.challenge.token).not.toBe(typed.token)
      expect(page.response.status).toBe(400)
    },
  )

  test('shares the limit of the API, and says so with everything typed', async () => {
    const ip = newAddress()
    for (let n = 0; n < 5; n++)
      await loadContact(submitPage('/contact', await fields(), { ip }), 'es', '')
    const typed = await fields()
    const page = submitPage('/contact', typed, { ip })
    expect(await loadContact(page, 'es', '')).toMatchObject({
      form: { failure: 'rateLimitError', values: { message: typed.message } },
    })
    expect(page.response.status).toBe(429)
    expect(page.response.headers.get('retry-after')).not.toBeNull()
  })

  test('is prefilled for who is signed in, and for nobody else', async () => {
    const user = await makeUser(db())
    const cookie = await cookieOf(db(), user)
    expect((await formAt('/contact?objective=nutritionist', { cookie })).values).toEqual({
      ...{ name: 'Test athlete', email: user.email, phone: '' },
      ...{ objective: 'nutritionist', message: '' },
    })
    expect((await formAt('/contact?objective=anything')).values).toMatchObject({
      ...{ name: '', email: '', objective: '' },
    })
  })

  test.each([
    ['a foreign page', { headers: FOREIGN }, 403],
    ['no origin', { headers: { origin: '' } }, 403],
    ['another type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['files', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
  ])('%s sends nothing', async (_what, options, status) => {
    const typed = await fields()
    const page = submitPage('/contact', typed, options)
    expect(await loadContact(page, 'es', '')).toHaveProperty('form.failure', 'failed')
    expect(page.response.status).toBe(status)
    expect(await messagesOf(typed.email)).toEqual([])
  })

  test('a body of more than 64 KB is refused', async () => {
    const typed = await fields({ message: 'x'.repeat(70_000) })
    const page = submitPage('/contact', typed)
    expect(await loadContact(page, 'es', '')).toHaveProperty('form.failure', 'failed')
    expect(page.response.status).toBe(413)
    expect(await messagesOf(typed.email)).toEqual([])
  })
})
