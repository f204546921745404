import { describe, expect, test } from 'vitest'
import { healthConsents } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import type { Consent } from '#lib/health/schemas.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { auditOf, consentsOf, receiptsOf } from '#tests/support/health-proofs.ts'
import { callHealth, keeper } from '#tests/support/health.ts'

const db = accountSuite()
const AGREED = { accepted: true, version: CONSENT_VERSION, locale: 'es' } as const

describe('giving consent', () => {
  test('stores text, language and time, with a receipt and an audit event', async () => {
    const ana = await keeper(db(), { consents: false })
    const response = await ana.call('POST', '/consent', { ...AGREED, locale: 'en' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const given = (await response.json()) as Consent
    expect(given).toMatchObject({ version: CONSENT_VERSION, isCurrent: true })
    const text = { textVersion: CONSENT_VERSION, textHash: CONSENT_HASH.en }
    expect(await consentsOf(db(), ana)).toMatchObject([
      { ...text, locale: 'en', givenAt: new Date(given.givenAt), withdrawnAt: null },
    ])
    expect(await receiptsOf(db(), ana)).toMatchObject([
      { ...text, event: 'consent_given', clientName: 'Test athlete', professionalUserId: null },
    ])
    expect(await auditOf(db(), ana)).toEqual(['health-consent given'])
  })

  test('twice is once', async () => {
    const ana = await keeper(db(), { consents: false })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.ask<Consent>('POST', '/consent', AGREED)),
    )
    expect(new Set(answers.map(({ givenAt }) => givenAt)).size).toBe(1)
    expect(await consentsOf(db(), ana)).toHaveLength(1)
    expect(await receiptsOf(db(), ana)).toHaveLength(1)
  })

  test('to a text that has changed since is refused', async () => {
    const ana = await keeper(db(), { consents: false })
    const response = await ana.call('POST', '/consent', { ...AGREED, version: '2026-01-01' })
    expect(await errorOf(response)).toMatchObject({ status: 409, code: 'STALE' })
    expect(await consentsOf(db(), ana)).toEqual([])
  })

  test('to a new text replaces the running one, and both have a receipt', async () => {
    const ana = await keeper(db())
    await withActor(db(), ana.id, (scope) =>
      scope.update(healthConsents).set({ textVersion: '2026-01-01', givenAt: new Date(0) }),
    )
    expect(await ana.ask('POST', '/consent', AGREED)).toMatchObject({ isCurrent: true })
    expect(await consentsOf(db(), ana)).toMatchObject([{ textVersion: CONSENT_VERSION }])
    expect(await receiptsOf(db(), ana)).toMatchObject([{ event: 'consent_given' }])
  })

  test.each([
    [{ accepted: false }, { accepted: 'required' }],
    [{ accepted: undefined }, { accepted: 'required' }],
    [{ locale: 'fr' }, { locale: 'invalid' }],
    [{ userId: 'x' }, { userId: 'unknown' }],
  ])('with %j is refused', async (change, fields) => {
    const ana = await keeper(db(), { consents: false })
    const response = await ana.call('POST', '/consent', { ...AGREED, ...change })
    expect(await errorOf(response)).toEqual({ status: 400, code: 'INVALID_INPUT', fields })
    expect(await consentsOf(db(), ana)).toEqual([])
  })

  test('needs a session', async () => {
    expect((await callHealth('POST', '/consent', { body: AGREED })).status).toBe(401)
  })
})
