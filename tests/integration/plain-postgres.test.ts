import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { reasonOf } from '#lib/reason-of.ts'
import { openBridges } from '#scripts/bridges.ts'
import { databaseProxy, databaseUrl, forgetDatabase } from '#scripts/database-roles.ts'
import { PATIENCE_MS } from '#tests/support/database.ts'
import { operatorSql } from '#tests/support/operator-sql.ts'
import {
  CERTIFICATE,
  startPlainPostgres,
  type PlainPostgres,
} from '#tests/support/plain-postgres.ts'
import { runScript } from '#tests/support/run-script.ts'

const DATABASE = 'forma'
const PASSWORD = 'of the roles'
const TRUSTED = `sslmode=verify-full&sslrootcert=${resolve(CERTIFICATE)}`

let server: PlainPostgres
beforeAll(async () => {
  server = await startPlainPostgres()
  await through(urlOf('postgres', { database: 'postgres' }), (db) =>
    db.pool.query(`create database ${DATABASE}`),
  )
  await through(urlOf('postgres'), (db) =>
    db.pool.query(
      operatorSql('README.md', 'create role forma', {
        ...{ migrating: 'forma', serving: 'forma_site' },
        ...{ database: DATABASE, password: PASSWORD },
      }),
    ),
  )
}, 60_000)
afterEach(() => {
  forgetDatabase()
  vi.unstubAllEnvs()
})
afterAll(() => server.stop())

type At = { host?: string; port?: number; database?: string; query?: string; password?: string }

function urlOf(user: string, { host, port, database, query, password }: At = {}): string {
  const secret = password ?? (user === 'postgres' ? server.password : PASSWORD)
  const address = `${host ?? 'localhost'}:${port ?? server.port}`
  return `postgres://${user}:${encodeURIComponent(secret)}@${address}/${database ?? DATABASE}?${query ?? TRUSTED}`
}

/** Over the bridge that a command opens. */
async function through<T>(url: string, task: (db: Database) => Promise<T>): Promise<T> {
  forgetDatabase()
  process.env['DATABASE_URL'] = url
  const close = await openBridges()
  const db = connect(databaseUrl('serving'), databaseProxy('serving'), PATIENCE_MS)
  try {
    return await task(db)
  } finally {
    await db.pool.end()
    await close()
  }
}

/** As an operator sets them, over https: the roles are checked. */
const variables = (at?: At) => ({
  DATABASE_URL: urlOf('forma_site', at),
  MIGRATION_DATABASE_URL: urlOf('forma', at),
  DATABASE_WS_PROXY: '',
  SITE_URL: 'https://miformaactiva.test',
  SESSION_SECRET: 'a secret for tests, of more than 32 bytes',
})

test('any Postgres is migrated and served, with the roles of README.md, over an encrypted connection', async () => {
  expect(await runScript('db-migrate', variables())).toEqual({
    ok: true,
    said: 'The database is up to date\n',
  })
  const [row] = await through(urlOf('forma_site'), async (db) => {
    const { rows } = await db.execute(
      'select ssl, (select count(*) > 600 from cities) as cities from pg_stat_ssl where pid = pg_backend_pid()',
    )
    return rows
  })
  expect(row).toEqual({ ssl: true, cities: true })
}, 120_000)

const REFUSED: [string, () => At, RegExp][] = [
  ['nobody listens', () => ({ port: 1 }), /^connect ECONNREFUSED/],
  ['the password is wrong', () => ({ password: 'x' }), /^password authentication failed/],
  ['there is no database', () => ({ database: 'none' }), /^database "none" does not exist/],
  ['it wants encryption', () => ({ query: 'sslmode=disable' }), /^no pg_hba\.conf entry/],
  ['its certificate is not trusted', () => ({ query: 'sslmode=verify-full' }), /^self-signed/],
  [
    'its certificate is of another name',
    () => ({ host: '127.0.0.1' }),
    /^Hostname\/IP does not match/,
  ],
  ['encryption could be turned off', () => ({ query: 'sslmode=prefer' }), /^sslmode=prefer is not/],
]
test.each(REFUSED)('a connection that fails says why: %s', async (_, at, cause) => {
  const failed = through(urlOf('forma_site', at()), (db) => db.execute('select 1'))
  expect(await failed.then(() => 'it did not', reasonOf)).toMatch(cause)
})

test('a command says so in one line, after what it wanted to do', async () => {
  const { ok, said } = await runScript('db-migrate', variables({ port: 1 }))
  expect(ok).toBe(false)
  expect(said).toMatch(/^Failed query: .*\n(params: \n)?Cause: connect ECONNREFUSED .*\n$/)
})

describe('an address', () => {
  test.each([
    [
      'of any name is believed where only its authority counts',
      '127.0.0.1',
      TRUSTED.replace('full', 'ca'),
    ],
    ['is encrypted to whoever answers where that is wanted', '127.0.0.1', 'sslmode=require'],
  ])('%s', async (_, host, query) => {
    const ssl = await through(urlOf('forma_site', { host, query }), async (db) => {
      const { rows } = await db.execute('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
      return rows
    })
    expect(ssl).toEqual([{ ssl: true }])
  })
})

test('a deploy to Netlify needs a bridge that is there when the build has ended', async () => {
  vi.stubEnv('NETLIFY', 'true')
  const refused = through(urlOf('forma_site'), (db) => db.execute('select 1'))
  await expect(refused).rejects.toThrow(/^DATABASE_URL is not at Neon: .*DATABASE_WS_PROXY/)
})
