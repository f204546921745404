import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { databaseUrl, TEMPLATE } from './global-database.ts'

/** Long, so a busy machine fails no test; the short default has tests of its own. */
export const PATIENCE_MS = 20_000

export interface TestDatabase {
  /** As the serving role, like the code under test. */
  db: Database
  /** As the migrating role, for fixtures that change the schema. */
  owner: Database
  /** `postgres://` URL of this database, of the serving role. */
  url: string
  /** The same of the migrating role. */
  migrationUrl: string
  wsProxy: string
  /** Ends the connections and drops the database. */
  close: () => Promise<void>
}

/**
 * A fresh, migrated database of its own, over the driver that production uses, on real PostgreSQL.
 *
 * @example const { db, close } = await testDatabase()
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${TEMPLATE}`)
  const url = databaseUrl(server.url, name)
  const migrationUrl = databaseUrl(server.migrationUrl, name)
  const db = connect(url, server.wsProxy, PATIENCE_MS)
  const owner = connect(migrationUrl, server.wsProxy, PATIENCE_MS)
  return {
    db,
    owner,
    url,
    migrationUrl,
    wsProxy: server.wsProxy,
    close: async () => {
      await Promise.all([db.pool.end(), owner.pool.end()])
      await asAdmin(`drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const { migrationUrl, wsProxy } = inject('testServer')
  const admin = connect(migrationUrl, wsProxy, PATIENCE_MS)
  try {
    await admin.pool.query(statement)
  } finally {
    await admin.pool.end()
  }
}
