import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
import { PATIENCE_MS } from '#tests/support/database.ts'
import { databaseUrl } from '#tests/support/global-database.ts'
import { runScript } from '#tests/support/run-script.ts'

/** Each command is a process of its own, which a busy machine starts slowly. In ms. */
vi.setConfig({ testTimeout: 90_000 })

const SITE = 'https://miformaactiva.test'
const PASSWORD = randomBytes(18).toString('base64url')

/** Roles and databases are the server's: other runs of the tests must not have the same. */
const own = (name: string) => `t_${name}_${process.pid}`
const ROLES = {
  /** As Neon makes the roles of its console. */
  owner: own('owner'),
  member: own('member'),
  bypass: own('bypass'),
  /** As README.md says. */
  plain: own('plain'),
}
const DATABASE = own('roles')

const server = inject('testServer')
let superuser: Database

/** The SQL that a document gives an operator, from its first words on, with the gaps filled in. */
function sqlOf(document: string, beginning: string): string {
  const text = readFileSync(document, 'utf8')
  const from = text.indexOf(beginning)
  return text
    .slice(from, text.indexOf('```', from))
    .replaceAll(/\bforma\b/g, ROLES.plain)
    .replaceAll('<password>', PASSWORD)
    .replaceAll('<database>', DATABASE)
}

function urlOf(role: keyof typeof ROLES | 'superuser'): string {
  const url = new URL(databaseUrl(server.url, DATABASE))
  if (role !== 'superuser') Object.assign(url, { username: ROLES[role], password: PASSWORD })
  return url.href
}

async function as<T>(role: Parameters<typeof urlOf>[0], task: (db: Database) => Promise<T>) {
  const db = connect(urlOf(role), server.wsProxy, PATIENCE_MS)
  try {
    return await task(db)
  } finally {
    await db.pool.end()
  }
}

beforeAll(async () => {
  superuser = connect(server.url, server.wsProxy, PATIENCE_MS)
  const run = (statement: string) => superuser.pool.query(statement)
  await run(
    `create role ${ROLES.owner} login createdb createrole bypassrls replication password '${PASSWORD}'`,
  )
  await run(`create role ${ROLES.member} login password '${PASSWORD}' in role ${ROLES.owner}`)
  await run(`create role ${ROLES.bypass} login bypassrls password '${PASSWORD}'`)
})
afterAll(async () => {
  for (const role of Object.values(ROLES)) await superuser.pool.query(`drop role if exists ${role}`)
  await superuser.pool.end()
})

beforeEach(async () => {
  await superuser.pool.query(`create database ${DATABASE} owner ${ROLES.owner}`)
  await as('owner', (db) => db.pool.query(sqlOf('README.md', 'create role forma')))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await superuser.pool.query(`drop database ${DATABASE} with (force)`)
  await superuser.pool.query(`drop role ${ROLES.plain}`)
})

const variables = (role: Parameters<typeof urlOf>[0], site = SITE) => ({
  DATABASE_URL: urlOf(role),
  DATABASE_WS_PROXY: server.wsProxy,
  SESSION_SECRET: 'a secret for tests, of more than 32 bytes',
  SITE_URL: site,
  SEED_DEMO: '1',
})

/** Calls a function of a process that has just started with this role, as the platform does. */
async function call(name: string, path: string, role: Parameters<typeof urlOf>[0]) {
  for (const [key, value] of Object.entries(variables(role))) vi.stubEnv(key, value)
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  vi.resetModules()
  const { database } = await import('#server/database.ts')
  const { default: handler } = (await import(`../../netlify/functions/${name}.ts`)) as {
    default: (request: Request, platform: object) => Promise<Response>
  }
  const platform = { ip: '203.0.113.7', requestId: 'request-0123' }
  const response = await handler(new Request(`${SITE}${path}`), platform)
  await database().pool.end()
  return { status: response.status, body: await response.text(), log: lines.join('\n') }
}

const REFUSED = [
  ['superuser', /is a superuser/],
  ['bypass', /bypass row-level security/],
  ['member', /bypass row-level security/],
] as const

describe.each(REFUSED)('in production a role that is %s', (role, reason) => {
  test('serves nothing, and the log says why', async () => {
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
  'in production %s refuses a role that may do too much, and writes nothing',
  async (script) => {
    const { ok, said } = await runScript(script, variables('bypass'), ['ana@example.com'])
    expect(ok).toBe(false)
    expect(said).toMatch(/^The role of DATABASE_URL may bypass row-level security/)
    expect(said).not.toContain(PASSWORD)
    const tables = await as('superuser', (db) =>
      db.execute(`select 1 from pg_tables where schemaname in ('public', 'drizzle')`),
    )
    expect(tables.rows).toEqual([])
  },
)

test('the role of README.md migrates, seeds and serves', async () => {
  expect(await runScript('db-migrate', variables('plain'))).toMatchObject({ ok: true })
  const status = await call('status', '/api/status', 'plain')
  expect([status.status, status.body]).toEqual([200, '{"ok":true,"database":"up"}'])
  const list = await call('professionals', '/api/professionals?professional=trainer', 'plain')
  expect(JSON.parse(list.body)).toMatchObject({ total: 44 })
  const limits = await as('plain', (db) => db.execute('show statement_timeout'))
  expect(limits.rows).toEqual([{ statement_timeout: '10s' }])
})

test('the tables of another role are handed over as operations.md says', async () => {
  const local = variables('owner', 'http://localhost:8888')
  expect(await runScript('db-migrate', local)).toMatchObject({ ok: true })
  const handOver = sqlOf('docs/operations.md', 'grant forma to')
  await as('owner', (db) => db.pool.query(handOver))
  expect(await runScript('db-migrate', variables('plain'))).toMatchObject({ ok: true })
  const owners = await as('plain', (db) =>
    db.execute(`
      select distinct tableowner as owner from pg_tables where schemaname in ('public', 'drizzle')
      union all select datdba::regrole::text from pg_database where datname = current_database()`),
  )
  expect(owners.rows).toEqual([{ owner: ROLES.plain }, { owner: ROLES.owner }])
})

test('on a developer machine any role will do', async () => {
  const local = variables('superuser', 'http://localhost:8888')
  expect(await runScript('db-migrate', local)).toMatchObject({ ok: true })
})
