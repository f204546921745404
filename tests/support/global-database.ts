import type { TestProject } from 'vitest/node'
import { connect } from '#db/client.ts'
import { grantServing } from '#db/grants.ts'
import { startLocalDatabase, type LocalDatabase } from '#db/local/index.ts'
import { applyMigrations } from '#db/migrate.ts'
import { ownBlobs } from './blobs.ts'

/** The name of the database that `testDatabase()` clones. */
export const TEMPLATE = 'template_app'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that holds the databases of the tests. */
    testServer: Pick<LocalDatabase, 'url' | 'migrationUrl' | 'wsProxy'>
  }
}

/**
 * Starts one PostgreSQL for all integration tests and migrates the database they clone; and one store of files, which
 * workers inherit by the environment.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOnFreeDirectory()
  const { url, migrationUrl, wsProxy } = server
  if (server.engine !== 'postgresql') {
    await server.stop()
    throw new Error('The integration tests need PostgreSQL itself: PGlite hides races')
  }
  const admin = connect(migrationUrl, wsProxy, 20_000)
  const leftovers = await admin.pool.query(
    "select datname from pg_database where datname ~ '^(t_|template_app)'",
  )
  for (const { datname } of leftovers.rows)
    await admin.pool.query(`drop database "${datname}" with (force)`)
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.pool.end()

  const template = connect(databaseUrl(migrationUrl, TEMPLATE), wsProxy, 20_000)
  await applyMigrations(template)
  await grantServing(template, new URL(url).username)
  await template.pool.end()
  project.provide('testServer', { url, migrationUrl, wsProxy })
  const closeBlobs = await ownBlobs()
  return async () => {
    await closeBlobs()
    await server.stop()
  }
}

/** Concurrent test runs each get a directory. */
async function startOnFreeDirectory(): Promise<LocalDatabase> {
  for (let slot = 1; ; slot++) {
    try {
      return await startLocalDatabase({
        dataDir: `.data/test${slot === 1 ? '' : `-${slot}`}`,
        durable: false,
      })
    } catch (error) {
      if (slot === 8 || !(error instanceof Error && error.message.includes('is in use by')))
        throw error
    }
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}
