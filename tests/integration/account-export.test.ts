import { describe, expect, test, vi } from 'vitest'
import { knownDevices } from '#db/schema/index.ts'
import type { AccountExport } from '#lib/account/schemas.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { exportAccount } from '#server/account/export-account.ts'
import { pseudonymOf } from '#server/audit.ts'
import { makeUser, PASSWORD } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  accountDeps,
  errorOf,
  mailsTo,
  newEmail,
  parsedForm,
  post,
  send,
} from '#tests/support/account-api.ts'
import { memoryStore } from '#tests/support/avatars.ts'
import { knownPerson } from '#tests/support/known-person.ts'
import { tablesAboutPeople } from '#tests/support/personal-tables.ts'

const db = accountSuite()
const secret = () => process.env['SESSION_SECRET']!

describe('export', () => {
  const ask = (cookie: string, password = PASSWORD) => post('/export', { password }, { cookie })

  test('contains every table with personal data', async () => {
    const { cookie } = await knownPerson(db())
    const { tables } = (await (await ask(cookie)).json()) as AccountExport
    expect(Object.keys(tables).toSorted()).toEqual(await tablesAboutPeople(db()))
  })

  test('contains all data of the user', async () => {
    const { id, email, cookie, sessionId, reviewed } = await knownPerson(db())
    const browser = { userId: id, tokenHash: 'x', device: 'Chrome · Android' }
    await db().insert(knownDevices).values(browser)
    await post('/forgot-password', { email })
    const response = await ask(cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { tables } = (await response.json()) as AccountExport
    expect(tables).toMatchObject({
      users: [{ id, email, locale: 'es' }],
      profiles: [{ userId: id, firstName: 'Zoraida', birthDate: '1990-05-17' }],
      athletes: [],
      professionals: [{ userId: id, cityId: 'es-valencia', certifications: ['CAFYD'] }],
      sessions: [{ id: sessionId, device: 'Firefox · Linux' }],
      known_devices: [{ userId: id, device: 'Chrome · Android' }],
      mail_outbox: [
        { to: email, template: 'confirm-email' },
        { to: email, template: 'reset-password' },
      ],
    })
    expect(tables['one_time_tokens']?.map(({ purpose }) => purpose)).toHaveLength(3)
    expect(tables['professional_reviews']).toHaveLength(2)
    expect(tables['professional_reviews']).toContainEqual(
      expect.objectContaining({
        writtenByYou: true,
        professionalId: reviewed,
        comment: 'Muy bien',
      }),
    )
    expect(tables['audit_events']?.map(({ kind }) => kind)).toEqual([
      'sign-up',
      'password-reset',
      'exported',
    ])
  })

  test('contains the health data of the user, and what they did with that of others', async () => {
    const { id, cookie, reader, treating } = await knownPerson(db())
    const response = await ask(cookie)
    const text = await response.text()
    const { tables } = JSON.parse(text) as AccountExport
    expect(tables).toMatchObject({
      health_consents: [{ userId: id, textVersion: CONSENT_VERSION }],
      health_settings: [{ goals: { weight: 68 }, frontFields: ['weight'] }],
      // Not those of the client, which a trainer may read.
      health_records: [{ userId: id, weight: 70 }],
      health_history: [
        { userId: id, section: 'basics', content: { n: 2 }, writtenByYou: true },
        {
          userId: id,
          section: 'physiotherapist',
          updatedByName: 'Leire Ruiz',
          writtenByYou: false,
        },
      ],
      health_history_versions: [
        { userId: id, section: 'basics', version: 1, content: { n: 1 } },
        { userId: id, section: 'physiotherapist', version: 1 },
      ],
      professional_authorizations: [
        { asClient: true, professionalName: 'Test physiotherapist', allowedFields: { bmi: true } },
        { asClient: false, professionalType: 'trainer', isAuthorized: true },
      ],
      share_receipts: [
        { asClient: true, event: 'granted', professionalName: 'Leire Ruiz' },
        { asClient: false, event: 'granted' },
      ],
      access_log: [
        { byYou: false, readerName: 'Leire Ruiz', section: 'records', fields: ['weight'] },
        { byYou: true, section: 'records', action: 'read' },
      ],
      client_questionnaires: [
        { asClient: true, professionalName: 'Leire Ruiz', title: 'Inicio', responses: null },
        { asClient: false, title: 'Inicio', questions: [{ text: '¿Cómo estás?' }] },
      ],
      questionnaire_drafts: [{ userId: id, responses: { q0: 'Bien' } }],
      questionnaire_repeats: [
        { asClient: true, professionalName: 'Leire Ruiz', title: 'Inicio', until: '2026-12-31' },
        { asClient: false, title: 'Inicio', questions: [{ text: '¿Cómo estás?' }] },
      ],
      questionnaire_templates: [{ userId: id, title: 'Inicio' }],
    })
    const asProfessional = Object.values(tables)
      .flat()
      .filter((row) => row['asClient'] === false || row['byYou'] === true)
    for (const row of asProfessional) {
      for (const key of ['clientUserId', 'clientName', 'allowedFields', 'purpose', 'responses']) {
        expect(row).not.toHaveProperty(key)
      }
    }
    for (const hidden of [reader.id, treating.id, 'Nora']) expect(text).not.toContain(hidden)
  })

  test('contains no secrets and no data of other users', async () => {
    const { email, cookie, reader, id } = await knownPerson(db())
    await db().insert(knownDevices).values({ userId: id, tokenHash: 'HASHED', device: '?' })
    await post('/forgot-password', { email })
    const text = await (await ask(cookie)).text()
    const tokens = (await mailsTo(db(), email)).map(({ data }) => String(data['token']))
    expect(tokens).toHaveLength(2)
    for (const hidden of ['$argon2id', 'HASHED', ...tokens, reader.id, pseudonymOf(secret(), id)]) {
      expect(text).not.toContain(hidden)
    }
    expect(text).not.toMatch(/"(hash|passwordHash|search)"/)
  })

  test('contains the picture, or says that the store is unavailable', async () => {
    const { id, actor } = await knownPerson(db())
    const pictures = memoryStore()
    pictures.pictures.set(id, new Uint8Array([82, 73, 70, 70]))
    const deps = accountDeps(db(), pictures)
    const run = () => exportAccount(deps, { actor, body: { password: PASSWORD } })
    expect((await run()).avatar).toEqual({ type: 'image/webp', base64: 'UklGRg==' })
    pictures.down.add('get')
    const without = await run()
    expect(without.avatar).toBe('unavailable')
    expect(without.tables['users']).toHaveLength(1)
    pictures.down.clear()
    pictures.pictures.clear()
    expect((await run()).avatar).toBeNull()
  })

  test('requires the password and a session, and is rate limited', async () => {
    const { cookie } = await knownPerson(db())
    expect(await errorOf(await ask(cookie, 'wrong one'))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { password: 'wrong_password' },
    })
    expect((await ask('')).status).toBe(401)
    for (let n = 0; n < 4; n++) expect((await ask(cookie)).status).toBe(200)
    expect((await ask(cookie)).status).toBe(429)
  })

  test("rejects another user's id", async () => {
    const [{ cookie }, victim] = [await knownPerson(db()), await makeUser(db())]
    const body = { password: PASSWORD, userId: victim.id }
    expect((await post('/export', body, { cookie })).status).toBe(400)
  })
})

test('no response and no log line contains an email address', async () => {
  const lines = vi.spyOn(console, 'info').mock.calls
  const { email, cookie } = await knownPerson(db())
  const texts = await Promise.all(
    [
      post('/sign-up', { ...parsedForm('athlete', { email }) }),
      post('/check-email', { email, challenge: { token: 'x', answer: 1 } }),
      post('/forgot-password', { email }),
      post('/forgot-password', { email: `${email},${newEmail()}` }),
      post('/change-password', { currentPassword: email, password: email }, { cookie }),
      post('/export', { password: email }, { cookie }),
      send('DELETE', '', { phrase: email, password: email }, { cookie }),
    ].map(async (response) => (await response).text()),
  )
  expect(lines.length).toBeGreaterThan(0)
  for (const text of [...texts, ...lines.flat().map(String)]) expect(text).not.toContain(email)
})
