import { randomBytes } from 'node:crypto'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { prepareDatabase, seedDatabase } from '#scripts/database.ts'
import { closeDatabase } from '#server/database.ts'
import { sqlState } from '#server/database-errors.ts'
import { forgetEnv } from '#server/env.ts'
import { PATIENCE_MS } from '#tests/support/database.ts'
import { databaseUrl } from '#tests/support/global-database.ts'
import { operatorSql } from '#tests/support/operator-sql.ts'
import { runScript } from '#tests/support/run-script.ts'

const SITE = 'https://miformaactiva.test'
const PASSWORD = randomBytes(18).toString('base64url')

/** Roles and databases are global to the server: concurrent test runs need different names. */
const own = (name: string) => `t_${name}_${process.pid}`
const ROLES = {
  /** Like the roles created in the Neon console. */
  owner: own('owner'),
  member: own('member'),
  bypass: own('bypass'),
  creator: own('creator'),
  replicator: own('replicator'),
  writer: own('writer'),
  /** As in README.md: `forma` and `forma_site`. */
  migrating: own('migrating'),
  serving: own('serving'),
  /** A member of the migrating role. */
  heir: own('heir'),
}
type RoleName = keyof typeof ROLES | 'superuser'
const DATABASE = own('roles')

const server = inject('testServer')
let superuser: Database

const sqlOf = (document: string, beginning: string) =>
  operatorSql(document, beginning, { ...ROLES, database: DATABASE, password: PASSWORD })

function urlOf(role: RoleName): string {
  const url = new URL(databaseUrl(server.migrationUrl, DATABASE))
  if (role !== 'superuser') Object.assign(url, { username: ROLES[role], password: PASSWORD })
  return url.href
}

async function as<T>(role: RoleName, task: (db: Database) => Promise<T>) {
  const db = connect(urlOf(role), server.wsProxy, PATIENCE_MS)
  try {
    return await task(db)
  } finally {
    await db.pool.end()
  }
}

beforeAll(async () => {
  superuser = connect(server.migrationUrl, server.wsProxy, PATIENCE_MS)
  const run = (statement: string) => superuser.pool.query(statement)
  await run(
    `create role ${ROLES.owner} login createdb createrole bypassrls replication password '${PASSWORD}'`,
  )
  await run(`create role ${ROLES.member} login password '${PASSWORD}' in role ${ROLES.owner}`)
  await run(`create role ${ROLES.bypass} login bypassrls password '${PASSWORD}'`)
  await run(`create role ${ROLES.creator} login createrole password '${PASSWORD}'`)
  await run(`create role ${ROLES.replicator} login replication password '${PASSWORD}'`)
  await run(`create role ${ROLES.writer} login password '${PASSWORD}' in role pg_write_all_data`)
})
afterAll(async () => {
  for (const role of Object.values(ROLES)) await superuser.pool.query(`drop role if exists ${role}`)
  await superuser.pool.end()
})

beforeEach(async () => {
  await superuser.pool.query(`create database ${DATABASE} owner ${ROLES.owner}`)
  await as('owner', (db) => db.pool.query(sqlOf('README.md', 'create role forma')))
  await superuser.pool.query(
    `create role ${ROLES.heir} login password '${PASSWORD}' in role ${ROLES.migrating}`,
  )
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await superuser.pool.query(`drop database ${DATABASE} with (force)`)
  for (const role of [ROLES.heir, ROLES.serving, ROLES.migrating])
    await superuser.pool.query(`drop role ${role}`)
})

const variables = (serving: RoleName, migrating: RoleName = 'migrating', site = SITE) => ({
  DATABASE_URL: urlOf(serving),
  MIGRATION_DATABASE_URL: urlOf(migrating),
  DATABASE_WS_PROXY: server.wsProxy,
  SESSION_SECRET: 'a secret for tests, of more than 32 bytes',
  SITE_URL: site,
  SEED_DEMO: '1',
})

/** Calls a function with this role, as after a cold start. */
async function call(name: string, path: string, role: RoleName) {
  for (const [key, value] of Object.entries(variables(role))) vi.stubEnv(key, value)
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  forgetEnv()
  const { default: handler } = (await import(`../../netlify/functions/${name}.ts`)) as {
    default: (request: Request, platform: object) => Promise<Response>
  }
  const platform = { ip: '203.0.113.7', requestId: 'request-0123' }
  const response = await handler(new Request(`${SITE}${path}`), platform)
  await closeDatabase()
  return { status: response.status, body: await response.text(), log: lines.join('\n') }
}

const REFUSED = [
  ['superuser', /is a superuser/],
  ['bypass', /bypass row-level security/],
  ['member', /bypass row-level security/],
  ['creator', /may make roles/],
  ['replicator', /may make roles, replicate/],
  ['writer', /past the privileges of tables/],
  ['migrating', /owns tables/],
  ['heir', /owns tables/],
] as const

describe.each(REFUSED)('in production the %s role', (role, reason) => {
  test('is rejected with a 500, and the log says why', async () => {
    await as('migrating', (db) => db.execute('create table theirs (n int)'))
    const { status, body, log } = await call('status', '/api/status', role)
    expect(status).toBe(500)
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'INTERNAL' } })
    expect(log).toMatch(reason)
    for (const text of [body, log]) {
      expect(text).not.toContain(new URL(urlOf(role)).password)
      expect(text).not.toContain(server.wsProxy)
    }
    expect(body).not.toMatch(reason)
  })
})

test.each(['db-migrate', 'db-seed', 'build', 'serve', 'admin-grant'])(
  'in production %s rejects an overprivileged role and writes nothing',
  async (script) => {
    const { ok, said } = await runScript(script, variables('bypass'), ['ana@example.com'])
    expect(ok).toBe(false)
    expect(said).toMatch(/^The role of DATABASE_URL may bypass row-level security/)
    expect(said).not.toContain(PASSWORD)
    await expectNothingWritten()
  },
)

async function expectNothingWritten() {
  const tables = await as('superuser', (db) =>
    db.execute(`select 1 from pg_tables where schemaname in ('public', 'drizzle')`),
  )
  expect(tables.rows).toEqual([])
}

/** What a command does once it has read the environment of a deploy, in this process. */
const inEnvironment =
  (command: typeof prepareDatabase) => (environment: Record<string, string>) => {
    for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value)
    return command({ local: false })
  }
const migrate = inEnvironment(prepareDatabase)
const seed = inEnvironment(seedDatabase)

const UNFIT: [string, Record<string, string>, RegExp][] = [
  [
    'the only one',
    { ...variables('serving'), MIGRATION_DATABASE_URL: '' },
    /^DATABASE_URL and MIG/,
  ],
  ['the one that serves', variables('serving', 'serving'), /^DATABASE_URL and MIG/],
  [
    'the only one of a deploy without https',
    { ...variables('serving', 'serving', 'http://example.test'), NETLIFY: 'true' },
    /^DATABASE_URL and MIG/,
  ],
  [
    'one that may do too much',
    variables('serving', 'bypass'),
    /^The role of MIGRATION_DATABASE_URL/,
  ],
]
test.each(UNFIT)(
  'in production nothing is migrated with this role: %s',
  async (_name, environment, reason) => {
    for (const command of [migrate, seed]) {
      const refusal = await command(environment).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(Error)
      expect((refusal as Error).message).toMatch(reason)
      expect((refusal as Error).message).not.toContain(PASSWORD)
    }
    await expectNothingWritten()
  },
)

test('the roles of README.md can migrate and serve', async () => {
  expect(await runScript('db-migrate', variables('serving'))).toMatchObject({ ok: true })
  const status = await call('status', '/api/status', 'serving')
  expect(status.status).toBe(200)
  expect(JSON.parse(status.body)).toMatchObject({ ok: true, database: 'up' })
  const list = await call('professionals', '/api/professionals?professional=trainer', 'serving')
  expect(JSON.parse(list.body)).toMatchObject({ total: 44 })
  const limits = await as('serving', (db) => db.execute('show statement_timeout'))
  expect(limits.rows).toEqual([{ statement_timeout: '10s' }])
  for (const statement of [
    'create temporary table users (n int)',
    'create table mine (n int)',
    'delete from audit_events',
    'select from drizzle.__drizzle_migrations',
  ]) {
    const refused = as('serving', (db) => db.execute(statement))
    expect(await refused.catch(sqlState), statement).toBe('42501')
  }
})

test('docs/operations.md hands the tables of another role over', async () => {
  await migrate({ ...variables('serving', 'owner', 'http://localhost:8888'), SEED_DEMO: '' })
  const handOver = sqlOf('docs/operations.md', 'grant forma to')
  await as('owner', (db) => db.pool.query(handOver))
  await migrate({ ...variables('serving'), SEED_DEMO: '' })
  const owners = await as('migrating', (db) =>
    db.execute(`
      select distinct tableowner as owner from pg_tables where schemaname in ('public', 'drizzle')
      union all select datdba::regrole::text from pg_database where datname = current_database()`),
  )
  expect(owners.rows).toEqual([{ owner: ROLES.migrating }, { owner: ROLES.owner }])
})

test('on a developer machine any role is accepted, with a warning when one is used for both', async () => {
  const local = variables('superuser', 'superuser', 'http://localhost:8888')
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await migrate({ ...local, MIGRATION_DATABASE_URL: '', SEED_DEMO: '' })
  expect(warned.mock.calls).toEqual([
    [expect.stringContaining('DATABASE_URL and MIGRATION_DATABASE_URL name the same role')],
  ])
  await migrate({ ...local, DATABASE_URL: urlOf('serving'), SEED_DEMO: '' })
  expect(warned).toHaveBeenCalledOnce()
})
