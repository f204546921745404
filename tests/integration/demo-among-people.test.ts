import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import { countries, professionals, profiles, users } from '#db/schema/index.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { runScript } from '#tests/support/run-script.ts'

/** Each command is a separate process, slow to start on a busy machine. In ms. */
vi.setConfig({ testTimeout: 90_000 })

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** Runs a command against the database, as a deploy does. */
const run = (script: 'db-migrate' | 'db-seed') =>
  runScript(script, {
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.migrationUrl,
    DATABASE_WS_PROXY: database.wsProxy,
    SEED_DEMO: '1',
  })

const everybody = async () =>
  (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id)

test.each(['db-migrate', 'db-seed'] as const)(
  '%s with SEED_DEMO=1 refuses a database with real accounts',
  async (script) => {
    const somebody = await makeUser(database.db, { confirmed: false })
    const { ok, said } = await run(script)
    expect(ok).toBe(false)
    expect(said).toMatch(/^SEED_DEMO=1 is refused: .* not demo accounts/)
    expect(said).not.toContain(somebody.email)
    expect(await everybody()).toEqual([somebody.id])
    expect(await database.db.$count(professionals)).toBe(0)
    expect(await database.db.$count(countries)).toBe(0)
  },
)

test('in a database with only demo people it creates the demo accounts and can run again', async () => {
  expect(await run('db-migrate')).toMatchObject({ ok: true })
  const ids = await everybody()
  expect(ids).toEqual(expect.arrayContaining(DEMO_ACCOUNTS.map(({ id }) => id)))
  expect(await run('db-seed')).toMatchObject({ ok: true })
  expect((await everybody()).toSorted()).toEqual(ids.toSorted())
  const admins = await database.db.select().from(profiles).where(eq(profiles.role, 'admin'))
  expect(admins).toHaveLength(1)
  await makeUser(database.db)
  expect(await run('db-migrate')).toMatchObject({ ok: false })
})
