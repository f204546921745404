import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect } from '#db/client.ts'
import { startLocalDatabase, type LocalDatabase } from '#db/local/index.ts'
import { applyMigrations } from '#db/migrate.ts'
import { findProfessional, listProfessionals } from '#db/queries/professionals.ts'
import { DEMO_PEOPLE } from '#db/seed/demo-people.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { seedLocations } from '#db/seed/locations.ts'
import { LIST_QUERY } from '#lib/professionals/list-query.ts'
import { PATIENCE_MS } from '#tests/support/database.ts'
import { insertReview, pseudonym } from '#tests/support/professionals.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-database-'))
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(dataDir, 0o755)
})

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

/** Uses the migrating role, unless another URL is given. */
async function query(
  { migrationUrl, wsProxy }: LocalDatabase,
  text: string,
  url = migrationUrl,
): Promise<Record<string, unknown>[]> {
  const { pool } = connect(url, wsProxy, PATIENCE_MS)
  try {
    return (await pool.query<Record<string, unknown>>(text)).rows
  } finally {
    await pool.end()
  }
}

/** A separate process that starts the database and writes until it is killed. */
async function startWriter(acknowledgements: number) {
  const script = fileURLToPath(new URL('../support/write-until-killed.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: writer.stdout })
  const [first] = (await once(lines, 'line')) as [string]
  const acknowledged: number[] = []
  for await (const line of lines) {
    acknowledged.push(Number(line))
    if (acknowledged.length === acknowledgements) break
  }
  const { owner, port } = JSON.parse(first) as { owner: number; port: number }
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8'))
  return { writer, owner, port, postmaster, acknowledged }
}

test('a second owner is rejected with the pid of the first, and accepted after it has stopped', async () => {
  const first = await startLocalDatabase({ dataDir })
  await query(first, 'create table kept (n int)')
  await expect(startLocalDatabase({ dataDir })).rejects.toThrow(
    `in use by process ${String(first.pid)}`,
  )
  await first.stop()

  const next = await startLocalDatabase({ dataDir })
  expect(await query(next, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
  await next.stop()
})

test('every acknowledged row survives kill -9 of all processes during writes', async () => {
  const { writer, owner, postmaster, acknowledged } = await startWriter(200)
  for (const pid of [postmaster, owner, Number(writer.pid)]) process.kill(pid, 'SIGKILL')
  await once(writer, 'exit')

  const restarted = await startLocalDatabase({ dataDir })
  const rows = await query(restarted, 'select n from written')
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged))
  expect(await query(restarted, 'show fsync')).toEqual([{ fsync: 'on' }])
  await restarted.stop()
})

test('a server whose owner was killed is stopped and replaced', async () => {
  const { writer, owner, port, acknowledged } = await startWriter(20)
  process.kill(owner, 'SIGKILL')
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  expect(await accepts(port)).toBe(true)

  const restarted = await startLocalDatabase({ dataDir })
  expect(await accepts(port)).toBe(false)
  const rows = await query(restarted, 'select n from written')
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged))
  await restarted.stop()
})

test('a killed server is restarted', async () => {
  const database = await startLocalDatabase({ dataDir })
  await query(database, 'create table kept (n int)')
  process.kill(
    Number.parseInt(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8')),
    'SIGKILL',
  )
  const count = () => query(database, 'select count(*)::int as n from kept').catch(() => 'down')
  await expect.poll(count, { timeout: 20_000 }).toEqual([{ n: 0 }])
  await database.stop()
})

test('the database stops when its parent is killed', async () => {
  const { writer, port } = await startWriter(1)
  writer.kill('SIGKILL')
  await expect.poll(() => accepts(port), { timeout: 20_000 }).toBe(false)
})

test('the server is reached by who knows its passwords and its path, and nothing in it hangs', async () => {
  const database = await startLocalDatabase({ dataDir })
  for (const file of ['password', 'serving-password'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  const { url, migrationUrl } = database
  expect(new URL(url).password).not.toBe(new URL(migrationUrl).password)
  for (const right of [url, migrationUrl]) {
    const wrong = Object.assign(new URL(right), { password: 'x' }).href
    await expect(query(database, 'select 1', wrong)).rejects.toThrow(
      'password authentication failed',
    )
  }

  const stranger = new WebSocket(`ws://${database.wsProxy.split('/')[0] ?? ''}/v2`)
  const [error] = (await once(stranger, 'error')) as [Error]
  expect(error.message).toContain('400')

  const [settings] = await query(
    database,
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
    url,
  )
  await database.stop()
  expect(settings).toEqual({ statement: '10s', idle: '5s' })
})

test('EMBEDDED_DB=pglite starts PGlite, which runs the migrations, the seeds and the queries', async () => {
  process.env['EMBEDDED_DB'] = 'pglite'
  const database = await startLocalDatabase({ dataDir }).finally(
    () => delete process.env['EMBEDDED_DB'],
  )
  expect(database.engine).toBe('pglite')
  expect(database.notice).toContain('PGlite')
  expect(database.url).toBe(database.migrationUrl)
  const db = connect(database.url, database.wsProxy, PATIENCE_MS)
  await applyMigrations(db)
  await seedLocations(db)
  await seedDemo(db, pseudonym)

  const { name, professional } = DEMO_PEOPLE.find((person) => /[áéíóúñ]/.test(person.name))!
  const { type, id } = professional
  const q = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const { items, total } = await listProfessionals(db, LIST_QUERY[type].parse({ q }))
  expect([total, items[0]?.id]).toEqual([1, id])
  const before = await findProfessional(db, { id })
  await insertReview(db, id, { rating: 1 })
  const after = await findProfessional(db, { id })
  expect(after?.totalReviews).toBe(before!.totalReviews + 1)
  expect(after?.ratingCounts[0]).toBe(before!.ratingCounts[0]! + 1)
  await db.pool.end()
  await database.stop()
}, 90_000)

/** Whether a process listens on a local port. */
async function accepts(port: number): Promise<boolean> {
  const socket = connectTcp(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
