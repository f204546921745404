import { inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { professionals, profiles, users } from '#db/schema/index.ts'
import { hasRealAccount } from '#db/seed/demo-accounts.ts'
import { TEST_USER_IDS } from '#db/seed/test-people.ts'
import adminSeed from '#functions/admin-seed.ts'
import { functionConfigs } from '#scripts/build/function-configs.ts'
import { functionMatcher } from '#scripts/serve/functions.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { areaChunks } from '#tests/support/area-chunks.ts'
import { SITE } from '#tests/support/call-function.ts'
import { postJson } from '#tests/support/post-json.ts'

const TOKEN = 'a token for test data'
const PATH = '/api/admin/seed'

const db = accountSuite()
let cookie: string
beforeEach(async () => {
  cookie = await cookieOf(db(), await makeUser(db(), { role: 'admin' }))
  vi.stubEnv('SEED_TOKEN', TOKEN)
})
afterEach(() => vi.unstubAllEnvs())

const seed = (token: unknown = TOKEN) => postJson(adminSeed, PATH, { token }, { cookie })
const people = () =>
  db()
    .select()
    .from(users)
    .where(inArray(users.id, [...TEST_USER_IDS]))

describe('test data', () => {
  test('is ten athletes and ten trainers, whom nobody can sign in as', async () => {
    expect(await (await seed()).json()).toEqual({ athletes: 10, trainers: 10 })
    const made = await people()
    expect(made.map(({ email }) => email.split('@')[1])).toEqual(Array(20).fill('example.com'))
    expect(made.filter(({ passwordHash }) => passwordHash !== null)).toEqual([])
    const roles = await db()
      .select()
      .from(profiles)
      .where(inArray(profiles.userId, [...TEST_USER_IDS]))
    expect(roles.filter(({ role }) => role === 'athlete')).toHaveLength(10)
    const trainers = await db().select().from(professionals)
    expect(trainers.map(({ type, isPublic }) => [type, isPublic])).toEqual(
      Array(10).fill(['trainer', true]),
    )
  })

  test('created twice, or at once, changes nothing, and brings back who was deleted', async () => {
    const before = await people()
    const answers = await Promise.all([seed(), seed(), seed()])
    for (const answer of answers) expect(await answer.json()).toEqual({ athletes: 0, trainers: 0 })
    expect(await people()).toEqual(before)
    await db()
      .delete(users)
      .where(inArray(users.id, TEST_USER_IDS.slice(0, 3)))
    expect(await (await seed()).json()).toEqual({ athletes: 3, trainers: 0 })
    expect(await people()).toHaveLength(20)
  })

  test('does not count as real accounts', async () => {
    await db().delete(users)
    expect(await hasRealAccount(db())).toBe(false)
    cookie = await cookieOf(db(), await makeUser(db(), { role: 'admin' }))
    await seed()
    expect(await people()).toHaveLength(20)
  })
})

describe('is refused', () => {
  beforeEach(async () => {
    await db()
      .delete(users)
      .where(inArray(users.id, [...TEST_USER_IDS]))
  })
  afterEach(async () => expect(await people()).toEqual([]))

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    [undefined, 'required'],
    [7, 'required'],
    ['a token for test dat', 'invalid'],
    [`${TOKEN}!`, 'invalid'],
    ['A TOKEN FOR TEST DATA', 'invalid'],
    ['ñ'.repeat(500), 'invalid'],
    ['x'.repeat(501), 'invalid'],
  ])('with the token %.40j', async (token, problem) => {
    const answer = await postJson(adminSeed, PATH, { token }, { cookie })
    expect(answer.status).toBe(400)
    expect(await errorOf(answer)).toMatchObject({ fields: { token: problem } })
  })

  test('where no token is set, whatever is given', async () => {
    vi.stubEnv('SEED_TOKEN', '')
    for (const token of [TOKEN, 'undefined', '0']) expect((await seed(token)).status).toBe(403)
  })

  test('in production, with the right token', async () => {
    vi.stubEnv('SITE_URL', SITE.replace('http:', 'https:'))
    expect((await seed()).status).toBe(403)
  })
})

test('the log has no token', async () => {
  const printed = vi.spyOn(console, 'info')
  await seed()
  await seed('another token that is wrong')
  const lines = printed.mock.calls.flat().join('\n')
  expect(lines).toContain(PATH)
  expect(lines).not.toMatch(/token that is wrong|token for test/)
})

describe('the build of a production', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://example.org')
    vi.stubEnv('CONTEXT', 'production')
    vi.stubEnv('ALLOW_SEED', '1')
  })

  test('has no function for it, so the address is one that does not exist', async () => {
    const request = new Request(`https://example.org${PATH}`, { method: 'POST' })
    const functions = await functionConfigs()
    expect(JSON.stringify(functions)).not.toMatch(/seed/i)
    const answering = functions
      .filter(({ config }) => functionMatcher(config)(request))
      .map(({ file }) => file)
    expect(answering).toEqual(['netlify/functions/unknown.ts'])
  })

  test('has neither the screen nor its entry', { timeout: 60_000 }, async () => {
    const ofScreen = (chunks: string[]) =>
      chunks.filter((code) => /ingresa el token|api\/admin\/seed/.test(code))
    expect(ofScreen(await areaChunks())).toEqual([])
    // The same looking finds it in the build of this machine.
    vi.stubEnv('SITE_URL', SITE)
    vi.stubEnv('CONTEXT', '')
    expect(ofScreen(await areaChunks())).not.toEqual([])
  })
})
