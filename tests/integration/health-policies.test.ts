import { getTableName, sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as health from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { endpoints as histories } from '#functions/health-history.ts'
import { endpoints as records } from '#functions/health-records.ts'
import { endpoints as others } from '#functions/health.ts'
import type { UserId } from '#lib/ids.ts'
import { sqlState } from '#server/database-errors.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { keeper } from '#tests/support/health.ts'
import { insertHealth } from '#tests/support/known-health.ts'

const db = accountSuite()

/** The tables of health data, each with the column of its owner. */
const OWNER_COLUMNS: Record<string, string> = {
  access_log: 'owner_id',
  client_questionnaires: 'client_user_id',
  health_consents: 'user_id',
  health_history: 'user_id',
  health_history_versions: 'user_id',
  health_records: 'user_id',
  health_settings: 'user_id',
  professional_authorizations: 'client_user_id',
  questionnaire_drafts: 'user_id',
  questionnaire_repeats: 'client_user_id',
  questionnaire_templates: 'user_id',
  share_receipts: 'client_user_id',
}

let client: UserId
let stranger: UserId
beforeAll(async () => {
  client = (await makeUser(db())).id
  const treating = await makeUser(db(), { role: 'physiotherapist' })
  await insertHealth(db(), {
    client: { id: client, name: 'Ana' },
    professional: { id: treating.id, name: 'Leire', type: 'physiotherapist' },
  })
  stranger = (await makeUser(db(), { role: 'physiotherapist' })).id
})

/** How many rows a statement of an actor concerns, or the SQLSTATE with which it is refused. */
const rowsOf = (actor: UserId, statement: SQL) =>
  withActor(db(), actor, async (scope) => (await scope.execute(statement)).rows.length).catch(
    sqlState,
  )

test('every table of health data is listed', () => {
  const names = Object.values(health).map((table) => getTableName(table))
  expect(Object.keys(OWNER_COLUMNS)).toEqual(names.toSorted())
})

describe.each(Object.entries(OWNER_COLUMNS))('%s, by the database alone,', (name, column) => {
  const table = sql.identifier(name)
  const owner = sql.identifier(column)

  test('is shown to its owner, and not to a stranger or without an actor', async () => {
    const all = sql`select 1 from ${table}`
    expect(await rowsOf(client, all)).toBeGreaterThan(0)
    expect(await rowsOf(stranger, all)).toBe(0)
    expect((await db().execute(all)).rows).toEqual([])
  })

  test('is not changed, deleted or taken over by a stranger', async () => {
    const appendOnly = ['access_log', 'health_history_versions', 'share_receipts'].includes(name)
    const nothing = appendOnly ? '42501' : 0
    const statements = [
      sql`delete from ${table} returning 1`,
      sql`update ${table} set ${owner} = ${owner} returning 1`,
      sql`update ${table} set ${owner} = ${stranger} returning 1`,
    ]
    for (const statement of statements) expect(await rowsOf(stranger, statement)).toBe(nothing)
  })

  test('takes no row of somebody else from a stranger', async () => {
    // Policies are checked before constraints, so the other columns do not matter.
    const forged = sql`insert into ${table} (${owner}) values (${client}) returning 1`
    expect(await rowsOf(stranger, forged)).toBe('42501')
  })
})

test('no answer of these functions is kept by a cache', () => {
  for (const { cache } of [...histories, ...records, ...others]) expect(cache).toBe('no-store')
})

test('somebody changes their health data 120 times a minute at most', async () => {
  const ana = await keeper(db())
  const change = () => ana.call('PATCH', '/settings', { version: 5, isPregnant: true })
  const first = await Promise.all(Array.from({ length: 120 }, change))
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([409]))
  expect(await errorOf(await change())).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await ana.call('GET', '/overview')).status).toBe(200)
})
