import { describe, expect, test } from 'vitest'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { loadLetter } from '#server/forms/load-letter.ts'
import {
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newEmail,
  post,
  solve,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { professionalWithSession, requestsTo, signedIn } from '#tests/support/contact.ts'
import { FOREIGN, openPage, submitPage } from '#tests/support/form-pages.ts'
import { cookieHeader, cookiesOf } from '#tests/support/sign-in.ts'

const db = accountSuite()

const pathTo = (id: string) => `${localizedPath(PATHS.contactProfessional, 'es')}?id=${id}`
const WRITTEN = { name: 'Nora Gil', objective: 'strength', message: 'Quiero volver a correr.' }

async function letterTo(id: string, headers: Record<string, string> = {}) {
  const page = await loadLetter(openPage(pathTo(id), { headers }), 'es')
  if (page.state !== 'form') throw new Error('no form')
  return page.letter
}

/** What a visitor fills in. */
async function typedTo(id: string, changes: Record<string, string> = {}) {
  const { challenge, key } = await letterTo(id)
  return {
    ...WRITTEN,
    ...{ phone: '', email: newEmail(), password: GOOD_PASSWORD, agrees: 'on', key },
    ...{ token: challenge!.token, answer: String(solve(challenge!)), ...changes },
  }
}

describe('writing to a professional without scripts', () => {
  test('a visitor makes an account with the message, and the browser is the one that confirms it', async () => {
    const { professionalId } = await professionalWithSession(db())
    const typed = await typedTo(professionalId)
    const page = submitPage(pathTo(professionalId), typed)
    const sent = await loadLetter(page, 'es')
    if (sent.state !== 'redirect') throw new Error('not sent')
    expect(await loadLetter(openPage(sent.to), 'es')).toMatchObject({ state: 'sent', waits: true })
    expect((await requestsTo(db(), professionalId)).map(({ sentAt }) => sentAt)).toEqual([null])
    const cookie = cookieHeader(cookiesOf(new Response(null, { headers: page.response.headers })))
    const token = await mailedToken(db(), typed.email, 'confirm-email')
    expect((await post('/confirm', { token }, { cookie })).status).toBe(200)
    expect(await requestsTo(db(), professionalId)).toMatchObject([{ message: WRITTEN.message }])
  })

  test('whoever is signed in is asked for nothing that is known, and gets the code once', async () => {
    const { professionalId } = await professionalWithSession(db())
    const { cookie } = await signedIn(db())
    const letter = await letterTo(professionalId, { cookie })
    expect(letter).toMatchObject({ challenge: null, values: { name: 'Test athlete' } })
    const typed = { ...WRITTEN, key: letter.key }
    const twice = [1, 2].map(() =>
      loadLetter(submitPage(pathTo(professionalId), typed, { headers: { cookie } }), 'es'),
    )
    const [sent] = await Promise.all(twice)
    if (sent?.state !== 'redirect') throw new Error('not sent')
    const [row, ...others] = await requestsTo(db(), professionalId)
    expect(others).toEqual([])
    expect(await loadLetter(openPage(sent.to), 'es')).toMatchObject({ code: row!.code })
    // Another link cannot claim that something was sent.
    expect((await loadLetter(openPage(sent.to.replace('MFA', 'MFX')), 'es')).state).toBe('form')
  })

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ message: 'corto' }, { message: 'too_short' }],
    [{ phone: '12' }, { phone: 'invalid_phone' }],
    [{ objective: '' }, { objective: 'required' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ password: 'corta' }, { password: 'too_short' }],
    [{ password: '12345678' }, { password: 'too_common' }],
    [{ answer: '' }, { answer: 'required' }],
    [{ answer: '999' }, { answer: 'wrong_answer' }],
  ])('%j is refused at the field, with the message in it', async (wrong, problems) => {
    const { professionalId } = await professionalWithSession(db())
    const typed = await typedTo(professionalId, wrong)
    const page = submitPage(pathTo(professionalId), typed)
    const { name, message, email } = typed
    expect(await loadLetter(page, 'es')).toMatchObject({
      letter: { problems, failure: null, values: { name, message, email } },
    })
    expect(page.response.status).toBe(400)
    expect(await requestsTo(db(), professionalId)).toEqual([])
  })

  test('terms that are not accepted, and an address that has an account, are refused at the field', async () => {
    const { professionalId } = await professionalWithSession(db())
    const { agrees: _, ...typed } = await typedTo(professionalId)
    expect(await loadLetter(submitPage(pathTo(professionalId), typed), 'es')).toMatchObject({
      letter: { problems: { agrees: expect.any(String) as string } },
    })
    const { email } = await signedIn(db())
    const known = await typedTo(professionalId, { email })
    expect(await loadLetter(submitPage(pathTo(professionalId), known), 'es')).toMatchObject({
      letter: { problems: { email: 'taken' } },
    })
  })

  test('nobody writes to their own profile', async () => {
    const { professionalId, cookie } = await professionalWithSession(db())
    const page = submitPage(pathTo(professionalId), WRITTEN, { headers: { cookie } })
    expect(await loadLetter(page, 'es')).toMatchObject({
      letter: { failure: { code: 'FORBIDDEN' } },
    })
  })

  test('a foreign page sends nothing', async () => {
    const { professionalId } = await professionalWithSession(db())
    const typed = await typedTo(professionalId)
    const page = submitPage(pathTo(professionalId), typed, { headers: FOREIGN })
    expect((await loadLetter(page, 'es')).state).toBe('form')
    expect(page.response.status).toBe(403)
    expect(await mailsTo(db(), typed.email)).toEqual([])
  })

  test.each(['', 'nobody', crypto.randomUUID()])('to %j there is no form', async (id) => {
    const page = openPage(pathTo(id))
    expect(await loadLetter(page, 'es')).toEqual({ state: 'missing' })
    expect(page.response.status).toBe(404)
  })
})
