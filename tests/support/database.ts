import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { databaseUrl, TEMPLATE } from './global-database.ts'
import { PATIENCE_MS } from './patience.ts'

export { PATIENCE_MS }

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
  // Copying its files takes a third of the time of writing them through the log.
  await asAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
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

let admin: Database | undefined

/** On one connection of this process, which closes when it is idle. */
async function asAdmin(statement: string): Promise<void> {
  const { migrationUrl, wsProxy } = inject('testServer')
  admin ??= connect(migrationUrl, wsProxy, PATIENCE_MS)
  await admin.pool.query(statement)
}
