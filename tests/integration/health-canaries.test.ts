import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { professionalAuthorizations } from '#db/schema/health/index.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import {
  ALL,
  ask,
  professional,
  QUESTIONS,
  questionnairesAs,
  sharingAs,
  type Professional,
} from '#tests/support/sharing.ts'

// Values and words that are written through every way in are found where they belong, and nowhere else: in no log, no
// error, and no table of anything else (notifications, mails, audit, limits, stored responses).

const suite = accountSuite()
const owner = () => suite.owner()

/** Each distinct, and the tables in which it is found. */
const CANARIES = {
  '98.76': ['health_records'],
  '87.65': ['health_settings'],
  'canario-nota': ['health_records'],
  'canario-importada': ['health_records'],
  'canario-lesion': ['health_history', 'health_history_versions'],
  'canario-enfermedad': ['health_history', 'health_history_versions'],
  'canario-alergia': ['health_history', 'health_history_versions'],
  'canario-objetivo': ['health_history', 'health_history_versions'],
  'canario-borrador': ['questionnaire_drafts'],
  'canario-respuesta': ['client_questionnaires'],
  'canario-motivo': ['professional_authorizations', 'share_receipts'],
} as const
const NAMES = Object.keys(CANARIES) as (keyof typeof CANARIES)[]
const ANY = new RegExp([...NAMES.map((name) => name.replace('.', '[.,]')), PASSWORD].join('|'))

const printed: string[] = []
const refusals: string[] = []
let ana: Keeper
let leire: Professional
beforeAll(async () => {
  ana = await keeper(suite())
  leire = await professional(suite)
})
beforeEach(() => {
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(args.map(String).join(' '))
    })
  }
})

/** A call that succeeds. */
async function done(answer: Response | Promise<Response>): Promise<void> {
  const { ok, status } = await answer
  expect([ok, status]).toEqual([true, status])
}
/** A call that is refused, whose words are looked at. */
async function refused(answer: Response | Promise<Response>): Promise<void> {
  const response = await answer
  expect(response.ok).toBe(false)
  refusals.push(await response.text())
}

const HISTORY = {
  pastInjuries: 'canario-lesion',
  allergiesIntolerances: 'canario-alergia',
  objectives: ['canario-objetivo'],
  chronicDiseases: { 'canario-enfermedad': true, past_diagnoses: 'canario-lesion' },
}
const RECORD = { recordDate: '2026-11-20', weight: 98.76, note: 'canario-nota' }
const ROW = { recordDate: '2026-10-02', weight: 98.76, note: 'canario-importada' }

async function writeRecords() {
  await done(ana.call('POST', '/records', RECORD, randomUUID()))
  const { id } = await ana.add(RECORD)
  await done(ana.call('PATCH', `/records/${id}`, { version: 1, weight: 98.76 }))
  await refused(ana.call('PATCH', `/records/${id}`, { ...RECORD, version: 1 }))
  await refused(ana.call('PATCH', `/records/${id}`, { version: 2, diastolicBp: 98.76 }))
  await refused(ana.call('POST', '/records', { ...RECORD, height: 98760 }))
  await refused(ana.call('POST', '/records', { ...RECORD, note: 'canario-nota\0' }))
  await refused(ana.call('POST', '/records', { ...RECORD, note: 'canario-nota'.repeat(50) }))
  await done(ana.call('POST', '/import', { rows: [ROW], mode: 'import' }, randomUUID()))
  await refused(
    ana.call('POST', '/import', {
      rows: [{ ...ROW, height: 98.76, hba1c: 98.76 }],
      mode: 'import',
    }),
  )
}

async function writeAboutOneself() {
  await done(ana.call('PATCH', '/settings', { version: 0, goals: { weight: 87.65 } }))
  await refused(ana.call('PATCH', '/settings', { version: 1, goals: { weight: '87.65' } }))
  await done(ana.call('PATCH', '/history', { version: 0, ...HISTORY }))
  await done(
    ana.call('PATCH', '/history', { version: 1, ...HISTORY, pastInjuries: 'canario-lesion, 2020' }),
  )
  await refused(ana.call('PATCH', '/history', { version: 1, ...HISTORY }))
  await refused(ana.call('PATCH', '/history', { version: 2, weight: 98760, ...HISTORY }))
  await refused(ana.call('PATCH', '/history', { version: 2, pastInjuries: 'canario-lesion\u0007' }))
}

async function shareAndAnswer() {
  const nora = sharingAs(ana.cookie)
  await done(nora.request(leire.professionalId, randomUUID()))
  const mine = eq(professionalAuthorizations.clientUserId, ana.id)
  const [share] = await owner().select().from(professionalAuthorizations).where(mine)
  const { id } = share!
  const grant = { purpose: 'canario-motivo', allowedFields: ALL }
  await refused(nora.authorize(id, 1, { ...grant, expiresOn: '2020-01-01' }))
  await done(nora.authorize(id, 1, grant))
  await done(nora.edit(id, 2, grant))
  await refused(nora.edit(id, 2, grant))
  await done(leire.records(id))
  await done(leire.history(id))
  const { draft, answer } = questionnairesAs(ana.cookie)
  const [open, sent] = await Promise.all(
    [1, 2].map(() => ask(owner(), { from: leire, to: ana, by: id }, { questions: QUESTIONS })),
  )
  await done(draft(open!, { q0: 'canario-borrador' }))
  await refused(answer(open!, { q0: 'canario-borrador', q3: 'canario-borrador' }))
  await done(answer(sent!, { q0: 'canario-respuesta' }, randomUUID()))
  await refused(answer(sent!, { q0: 'canario-respuesta' }))
  await done(nora.revoke(id, 3))
}

/** The tables that hold a text anywhere in a row, by their names. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await owner().execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const hits = await owner().execute(
      sql`select 1 from ${table} one where one::text like ${`%${text}%`} limit 1`,
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}

test('what is written through every way in stays where it belongs', async () => {
  await writeRecords()
  await writeAboutOneself()
  await shareAndAnswer()
  await done(ana.call('GET', '/records.csv'))
  for (const format of ['json', 'fhir'])
    await done(ana.call('POST', '/export', { format, password: PASSWORD }))
  await refused(
    ana.call('POST', '/export', { format: 'json', password: `${PASSWORD}canario-nota` }),
  )
  const found: Record<string, string[]> = {}
  for (const name of NAMES) found[name] = await tablesWith(name)
  expect(found).toEqual(CANARIES)
  expect(await tablesWith(PASSWORD)).toEqual([])
  expect(printed.length).toBeGreaterThan(30)
  expect(printed.filter((line) => ANY.test(line))).toEqual([])
  expect(refusals.length).toBeGreaterThan(10)
  expect(refusals.filter((text) => ANY.test(text))).toEqual([])
})

test('after erasing, of all of it the proofs of sharing alone are left', async () => {
  await done(ana.call('DELETE', '/consent', { data: 'erase', password: PASSWORD }))
  const found: Record<string, string[]> = {}
  for (const name of NAMES) found[name] = await tablesWith(name)
  expect(found).toEqual({
    ...Object.fromEntries(NAMES.map((name) => [name, []])),
    'canario-motivo': CANARIES['canario-motivo'],
  })
})
