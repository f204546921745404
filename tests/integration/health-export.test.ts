import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { withCommitGuard } from '#db/client.ts'
import { auditEvents, profiles } from '#db/schema/index.ts'
import { HEALTH_EXPORT_KEYS } from '#lib/health/export.ts'
import { pseudonymOf } from '#server/audit.ts'
import { readBatches } from '#server/health-data/read-batches.ts'
import { endSession } from '#server/sessions/sessions.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { SITE } from '#tests/support/call-function.ts'
import { faultsOf } from '#tests/support/fhir.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { insertMany } from '#tests/support/many-records.ts'
import { fillCentre } from '#tests/support/whole-centre.ts'

const db = accountSuite()

type Format = 'json' | 'fhir'
const ask = ({ call }: Keeper, format: Format = 'json', password = PASSWORD) =>
  call('POST', '/export', { format, password })
type Json = Record<string, Record<string, unknown>[]>
const jsonOf = async (person: Keeper) => (await (await ask(person)).json()) as Json
type Bundle = { entry: { fullUrl: string; resource: Record<string, unknown> }[] }
const bundleOf = async (person: Keeper) => (await (await ask(person, 'fhir')).json()) as Bundle

/** A person with something of everything, and the physiotherapist who sees some of it. */
async function client() {
  const [ana, leire] = [await keeper(db()), await keeper(db(), { role: 'physiotherapist' })]
  const named = { displayName: 'Ana', firstName: 'Ana', lastName: 'Gil', gender: 'female' } as const
  await db().update(profiles).set(named).where(eq(profiles.userId, ana.id))
  await ana.add({ recordDate: '2026-01-01', weight: 70.5, height: 170, note: 'En ayunas' })
  await ana.add({ recordDate: '2026-01-02', systolicBp: 120, diastolicBp: 80, hba1c: 5.4 })
  await fillCentre(db.owner(), { client: ana.id, professional: leire.id })
  return { ana, leire }
}

test('to read the records is no commit that ends the time limit', async () => {
  const { ana } = await client()
  const mayCommit = vi.fn()
  const batches = await readBatches(withCommitGuard(db(), mayCommit), ana.id)
  expect((await Array.fromAsync(batches)).flat()).toHaveLength(2)
  expect(mayCommit).not.toHaveBeenCalled()
})

describe('the JSON', () => {
  test('is a file that nothing keeps, with the documented keys', async () => {
    const { ana } = await client()
    const response = await ask(ana)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="datos_salud.json"',
      'cache-control': 'no-store',
    })
    expect(Object.keys((await response.json()) as object)).toEqual(HEALTH_EXPORT_KEYS)
  })

  test('has everything of the person', async () => {
    const { ana } = await client()
    expect(await jsonOf(ana)).toMatchObject({
      exportedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      person: { displayName: 'Ana', birthDate: '1990-05-17', gender: 'female' },
      settings: { goals: { weight: 65 } },
      consents: [{ locale: 'es', withdrawnAt: null }],
      history: [{ section: 'physiotherapist', content: { pain_level: 3 }, updatedByName: 'Leire' }],
      historyVersions: [{ version: 1, content: { pain_level: 6 }, writtenByName: 'Leire' }],
      authorizations: [{ professionalName: 'Leire Soto', purpose: 'Volver a correr' }],
      receipts: [{ event: 'consent_given' }, { event: 'requested' }, { event: 'granted' }],
      accessLog: [{ readerName: 'Leire', section: 'records', fields: ['weight'] }],
      questionnaires: [
        { title: 'Inicio', responses: { q0: 'La rodilla', q1: 4 }, draft: null },
        { title: 'Seguimiento', responses: null, draft: { q0: 'Sin enviar' } },
      ],
      records: [
        { recordDate: '2026-01-02', systolicBp: 120, diastolicBp: 80, hba1c: 5.4, weight: null },
        { recordDate: '2026-01-01', weight: 70.5, bmi: 24.3945, note: 'En ayunas' },
      ],
    })
  })

  test('of somebody without anything is whole too', async () => {
    const { settings, records, receipts } = await jsonOf(await keeper(db(), { consents: false }))
    expect([settings, records, receipts]).toEqual([null, [], []])
  })

  test("has no id of anybody else, and nothing of a professional's clients", async () => {
    const { ana, leire } = await client()
    const ofAna = await (await ask(ana)).text()
    expect(ofAna).not.toContain(leire.id)
    const { history, authorizations, receipts, accessLog, questionnaires, records } =
      await jsonOf(leire)
    for (const list of [history, authorizations, receipts, accessLog, questionnaires, records])
      expect(list).toEqual([])
  })

  test('of many records comes in batches', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, 1_100)
    const reader = (await ask(ana)).body!.getReader()
    const chunks: Uint8Array[] = []
    for (let next = await reader.read(); !next.done; next = await reader.read())
      chunks.push(next.value)
    expect(chunks.length).toBe(5)
    const { records } = JSON.parse(Buffer.concat(chunks).toString()) as Json
    expect(new Set(records?.map(({ id }) => id)).size).toBe(1_100)
  })
})

describe('the FHIR bundle', () => {
  test("is accepted by HL7's structure definitions", async () => {
    const { ana } = await client()
    const bundle = await bundleOf(ana)
    expect(faultsOf(bundle)).toEqual([])
    const kinds = bundle.entry.map(({ resource }) => resource['resourceType'])
    expect(kinds).toEqual([
      ...['Patient', 'QuestionnaireResponse', 'Consent', 'Consent'],
      // Pressure and HbA1c; weight, height and the index that follows from them.
      ...Array<string>(5).fill('Observation'),
    ])
    for (const { fullUrl } of bundle.entry) expect(fullUrl.startsWith(`${SITE}/fhir/`)).toBe(true)
    const patient = { reference: `Patient/${ana.id}` }
    for (const { resource } of bundle.entry.slice(4)) expect(resource['subject']).toEqual(patient)
  })

  test('names the person, what was answered and what is shared', async () => {
    const { ana } = await client()
    const [patient, answers, ...rest] = (await bundleOf(ana)).entry.map(({ resource }) => resource)
    expect(patient).toMatchObject({
      ...{ id: ana.id, gender: 'female', birthDate: '1990-05-17' },
      name: [{ text: 'Ana', family: 'Gil', given: ['Ana'] }],
    })
    expect(answers).toMatchObject({
      item: [
        { text: 'Inicio', item: [{ text: '¿Dónde te duele?' }, { answer: [{ valueInteger: 4 }] }] },
      ],
    })
    expect(JSON.stringify(rest)).not.toContain('Sin enviar')
    expect(rest.slice(0, 2)).toMatchObject([
      { status: 'active', dateTime: '2026-10-01T10:00:00.000Z' },
      {
        status: 'active',
        provision: {
          actor: [{ reference: { display: 'Leire' } }],
          code: [{ text: 'Peso' }],
          purpose: [{ display: 'Volver a correr' }],
        },
      },
    ])
  })
})

describe('an export', () => {
  test('needs the password, is audited and limited', async () => {
    const ana = await keeper(db())
    expect(await errorOf(await ask(ana, 'json', 'wrong one'))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { password: 'wrong_password' },
    })
    for (let n = 0; n < 4; n++) expect((await ask(ana, n % 2 ? 'fhir' : 'json')).status).toBe(200)
    expect((await ask(ana)).status).toBe(429)
    const me = pseudonymOf(process.env['SESSION_SECRET']!, ana.id)
    const mine = and(eq(auditEvents.actor, me), eq(auditEvents.subject, me))
    const events = await db().select({ kind: auditEvents.kind }).from(auditEvents).where(mine)
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array<string>(4).fill('exported'),
      'password-checked',
    ])
  })

  test('needs the session, and an own format', async () => {
    const ana = await keeper(db())
    expect((await ask(ana, 'xml' as Format)).status).toBe(400)
    await endSession(db(), { id: ana.sessionId, userId: ana.id })
    const response = await ask(ana)
    expect(response.status).toBe(401)
    expect(response.headers.has('content-disposition')).toBe(false)
  })

  test('leaves nothing of it in a log', async () => {
    const lines = vi.spyOn(console, 'info').mock.calls
    const { ana } = await client()
    for (const format of ['json', 'fhir'] as const) await (await ask(ana, format)).text()
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines.flat().map(String)) expect(line).not.toMatch(/70\.5|rodilla|Leire/)
  })
})
