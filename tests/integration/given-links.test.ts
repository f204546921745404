import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { professionals, profiles } from '#db/schema/index.ts'
import type { SocialNetwork } from '#lib/fields/social-network.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertUser } from '#tests/support/professionals.ts'

let database: TestDatabase
let db: Database
let id: ProfessionalId
let userId: UserId
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await insertPlaces(db)
  id = await insertProfessional(db)
  userId = await insertUser(db, 'Ana')
})
afterAll(() => database.close())

/** The name of the violated constraint; undefined on success. */
const refusal = (write: PromiseLike<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => (error as { cause: { constraint?: string } }).cause.constraint,
  )
const update = (values: Partial<typeof professionals.$inferInsert>) =>
  refusal(db.update(professionals).set(values).where(eq(professionals.id, id)))
const network = (url: unknown) => ({ platform: 'instagram', url, isPrimary: true }) as SocialNetwork

const WRONG = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//x',
  'http://x.example',
  ' https://x',
  '',
]

describe('the database accepts as a link', () => {
  test('https', async () => {
    const url = 'https://example.org/ana'
    expect(await update({ personalWebsite: url, socialNetworks: [network(url)] })).toBeUndefined()
    expect(await update({ personalWebsite: null, socialNetworks: [] })).toBeUndefined()
  })

  test.each(WRONG)('not %j', async (url) => {
    expect(await update({ personalWebsite: url })).toBe('professionals_website')
    expect(await update({ socialNetworks: [network('https://x.example'), network(url)] })).toBe(
      'professionals_networks',
    )
  })

  test.each([
    '[{"platform":"x"}]',
    '[{"url":5}]',
    '[{"url":null}]',
    '[{"url":["https://x"]}]',
    '["https://x"]',
    '{}',
    '5',
    '[5]',
  ])('no other JSON: %s', async (json) => {
    const write = db.execute(
      sql`update professionals set social_networks = ${json}::jsonb where id = ${id}`,
    )
    expect(await refusal(write)).toBe('professionals_networks')
  })
})

describe('the database accepts as a name', () => {
  const rename = (displayName: string | null) =>
    refusal(db.update(profiles).set({ displayName }).where(eq(profiles.userId, userId)))

  test.each(['Ñ', 'Ana Pérez', null])('%j', async (name) => {
    expect(await rename(name)).toBeUndefined()
  })

  test.each(['', ' ', ' Ana', 'Ana ', '\tAna', 'Ana\n'])('not %j', async (name) => {
    expect(await rename(name)).toBe('profiles_display_name')
  })
})
