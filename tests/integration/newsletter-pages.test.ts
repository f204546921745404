import { describe, expect, test } from 'vitest'
import { loadConfirmation } from '#server/forms/load-confirmation.ts'
import { loadNewsletter } from '#server/forms/load-newsletter.ts'
import { loadPreferences } from '#server/forms/load-preferences.ts'
import { loadUnsubscribe } from '#server/forms/load-unsubscribe.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { mailedToken, mailsTo, newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { FOREIGN, openPage, submitPage } from '#tests/support/form-pages.ts'
import { newsletterOf } from '#tests/support/newsletter.ts'

const db = accountSuite()
const { subscriptionOf, subscriber: subscribed } = newsletterOf(db)

describe('/newsletter', () => {
  test('a submission asks for the confirmation, in the language of the page', async () => {
    const email = newEmail()
    const page = submitPage('/en/newsletter', [
      ...Object.entries({ email, name: 'Ana' }),
      ['interests', 'cardio'],
      ['interests', 'recipes'],
      ['interests', 'chess'],
    ])
    expect(await loadNewsletter(page, 'en')).toEqual({ redirect: '/en/newsletter?done=asked' })
    expect(await subscriptionOf(email)).toMatchObject({
      ...{ name: 'Ana', locale: 'en', isActive: false, interests: ['cardio', 'recipes'] },
    })
  })

  test.each([
    ['', 'emailRequired'],
    ['nobody', 'emailInvalid'],
  ])('%j is refused as %s, with everything typed', async (email, problem) => {
    const page = submitPage('/newsletter', { email, name: 'Ana', interests: 'cardio' })
    expect(await loadNewsletter(page, 'es')).toMatchObject({
      form: { problems: { email: problem }, values: { email, name: 'Ana', interests: ['cardio'] } },
    })
    expect(page.response.status).toBe(400)
  })

  test('a subscribed address is told so', async () => {
    const { email } = await subscribed()
    const page = submitPage('/newsletter', { email })
    expect(await loadNewsletter(page, 'es')).toMatchObject({
      form: { problems: { email: 'subscribed' } },
    })
    expect(page.response.status).toBe(409)
  })

  test('a foreign page subscribes nobody', async () => {
    const email = newEmail()
    await loadNewsletter(submitPage('/newsletter', { email }, { headers: FOREIGN }), 'es')
    expect(await subscriptionOf(email)).toBeUndefined()
    expect(await mailsTo(db(), email)).toEqual([])
  })
})

describe('/newsletter/confirm', () => {
  test('opening the link any number of times confirms nothing; its button does, once', async () => {
    const email = newEmail()
    await loadNewsletter(submitPage('/newsletter', { email }), 'es')
    const token = await mailedToken(db(), email, 'newsletter-confirm')
    const path = `/newsletter/confirm?token=${token}`
    for (let n = 0; n < 3; n++) {
      expect(await loadConfirmation(openPage(path), 'es')).toEqual({ state: 'ready' })
    }
    expect((await subscriptionOf(email))!.isActive).toBe(false)
    const page = await loadConfirmation(submitPage(path, { token }), 'es')
    expect(page.redirect).toMatch(/^\/newsletter\/confirm\?done=1&token=newsletter\./)
    expect((await subscriptionOf(email))!.isActive).toBe(true)
    expect(await loadConfirmation(openPage(page.redirect!), 'es')).toEqual({ state: 'done', email })
    const again = submitPage(path, { token })
    expect(await loadConfirmation(again, 'es')).toEqual({ state: 'failed', gone: true })
    expect(again.response.status).toBe(410)
  })

  test('a link that is not good is gone', async () => {
    const page = openPage('/newsletter/confirm?token=nothing')
    expect(await loadConfirmation(page, 'es')).toEqual({ state: 'failed', gone: true })
    expect(page.response.status).toBe(410)
  })
})

describe('/unsubscribe', () => {
  const isActive = async (email: string) => (await subscriptionOf(email))!.isActive

  test('opening the link ends nothing; the button does, and offers to take it back', async () => {
    const { email, token } = await subscribed()
    const path = `/unsubscribe?${new URLSearchParams({ token }).toString()}`
    expect(await loadUnsubscribe(openPage(path), 'es')).toEqual({
      ...{ state: 'ready', done: false, kind: 'newsletter', receives: true },
    })
    expect(await isActive(email)).toBe(true)
    const page = await loadUnsubscribe(submitPage(path, { token }), 'es')
    expect('redirect' in page && page.redirect).toBe(`${path}&done=1`)
    expect(await isActive(email)).toBe(false)
    await loadUnsubscribe(submitPage(path, { token, undo: '1' }), 'es')
    expect(await isActive(email)).toBe(true)
  })

  test('says whether mails of a kind are still sent', async () => {
    const { id } = await makeUser(db())
    const token = unsubscribeToken(process.env['SESSION_SECRET']!, { from: 'contact', id })
    const path = `/unsubscribe?${new URLSearchParams({ token }).toString()}`
    const shown = () => loadUnsubscribe(openPage(path), 'es')
    expect(await shown()).toMatchObject({ kind: 'contact', receives: true })
    await loadUnsubscribe(submitPage(path, { token }), 'es')
    expect(await shown()).toMatchObject({ kind: 'contact', receives: false })
  })

  test('one click of a mail provider needs neither origin nor cookie (RFC 8058)', async () => {
    for (const [body, type] of [
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        'multipart/form-data; boundary=b',
      ],
    ] as const) {
      const { email, token } = await subscribed()
      const page = submitPage(`/unsubscribe?token=${token}`, body, {
        headers: { ...FOREIGN, 'content-type': type },
      })
      expect(await loadUnsubscribe(page, 'es')).toMatchObject({ receives: false })
      expect(page.response.status ?? 200).toBe(200)
      expect(await isActive(email)).toBe(false)
    }
  })

  test('one click only ends: it takes nothing back, and without a good token it does nothing', async () => {
    const { email, token } = await subscribed()
    const click = (query: string, body: string) =>
      loadUnsubscribe(submitPage(`/unsubscribe?${query}`, body, { headers: FOREIGN }), 'es')
    await click(`token=${token}x`, 'List-Unsubscribe=One-Click')
    expect(await isActive(email)).toBe(true)
    await click(`token=${token}`, 'List-Unsubscribe=One-Click&undo=1')
    expect(await isActive(email)).toBe(false)
  })

  test('another body from a foreign page does nothing', async () => {
    const { email, token } = await subscribed()
    const page = submitPage(`/unsubscribe?token=${token}`, { token }, { headers: FOREIGN })
    expect(await loadUnsubscribe(page, 'es')).toEqual({ state: 'failed', gone: false })
    expect(page.response.status).toBe(403)
    expect(await isActive(email)).toBe(true)
  })
})

describe('/newsletter/preferences', () => {
  test('topics and language are saved', async () => {
    const { email, token } = await subscribed()
    const path = `/newsletter/preferences?token=${token}`
    const page = await loadPreferences(
      submitPage(path, [
        ['token', token],
        ['interests', 'strength'],
        ['locale', 'en'],
      ]),
      'es',
    )
    expect(page.redirect).toContain('/newsletter/preferences?token=newsletter.')
    expect(await subscriptionOf(email)).toMatchObject({ interests: ['strength'], locale: 'en' })
    expect(await loadPreferences(openPage(page.redirect!), 'es')).toMatchObject({ saved: true })
  })

  test('a foreign page changes nothing', async () => {
    const { email, token } = await subscribed()
    await loadPreferences(
      submitPage('/newsletter/preferences', { token, locale: 'en' }, { headers: FOREIGN }),
      'es',
    )
    expect((await subscriptionOf(email))!.locale).toBe('es')
  })
})
