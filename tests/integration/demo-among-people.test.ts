import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import { countries, professionals, profiles, users } from '#db/schema/index.ts'
import { prepareDatabase, seedDatabase } from '#scripts/database.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

/** What a command does once it has read the environment of a deploy. */
const COMMANDS = { 'db-migrate': prepareDatabase, 'db-seed': seedDatabase }
function run(command: keyof typeof COMMANDS): Promise<void> {
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('MIGRATION_DATABASE_URL', database.migrationUrl)
  vi.stubEnv('DATABASE_WS_PROXY', database.wsProxy)
  vi.stubEnv('SEED_DEMO', '1')
  return COMMANDS[command]({ local: false })
}

const everybody = async () =>
  (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id)

test.each(['db-migrate', 'db-seed'] as const)(
  '%s with SEED_DEMO=1 refuses a database with real accounts',
  async (script) => {
    const somebody = await makeUser(database.db, { confirmed: false })
    const refusal = await run(script).catch(String)
    expect(refusal).toMatch(/^Error: SEED_DEMO=1 is refused: .* not demo accounts/)
    expect(refusal).not.toContain(somebody.email)
    expect(await everybody()).toEqual([somebody.id])
    expect(await database.db.$count(professionals)).toBe(0)
    expect(await database.db.$count(countries)).toBe(0)
  },
)

test('in a database with only demo people it creates the demo accounts and can run again', async () => {
  await run('db-migrate')
  const ids = await everybody()
  expect(ids).toEqual(expect.arrayContaining(DEMO_ACCOUNTS.map(({ id }) => id)))
  await run('db-seed')
  expect((await everybody()).toSorted()).toEqual(ids.toSorted())
  const admins = await database.db.select().from(profiles).where(eq(profiles.role, 'admin'))
  expect(admins).toHaveLength(1)
  await makeUser(database.db)
  await expect(run('db-migrate')).rejects.toThrow('SEED_DEMO=1 is refused')
})
