import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/neon-serverless'
import { migrate } from 'drizzle-orm/neon-serverless/migrator'
import type { Database } from './client.ts'

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))

/** Applies pending migrations. */
export async function applyMigrations(db: Database): Promise<void> {
  if (!existsSync(`${MIGRATIONS}/meta/_journal.json`))
    throw new Error(`No migrations in ${MIGRATIONS}`)
  await migrate(drizzle(db.pool), { migrationsFolder: MIGRATIONS })
}
