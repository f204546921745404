import { connect, type Database } from '#db/client.ts'
import { grantServing } from '#db/grants.ts'
import { startLocalDatabase } from '#db/local/index.ts'
import { applyMigrations } from '#db/migrate.ts'
import { OverprivilegedRole, type RolePurpose } from '#db/role-check.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { hasRealAccount, seedDemoAccounts } from '#db/seed/demo-accounts.ts'
import { seedLocations } from '#db/seed/locations.ts'
import { ping } from '#db/queries/ping.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { isProduction } from '#server/env.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import { databaseUrl, requireTwoRoles, servingRole } from './database-roles.ts'

/** Patience for a migration that rewrites a large table. */
const TASK_TIMEOUT_MS = 60_000

export interface OpenDatabase {
  /** Whether it is the embedded one, which the scripts may fill as they like. */
  local: boolean
  stop: () => Promise<void>
}

/**
 * The database that DATABASE_URL names, or else the embedded one, started here and announced to this process
 * and its children through the same variables.
 *
 * @param dataDir where the embedded one keeps its data
 */
export async function openDatabase(dataDir = '.data/local'): Promise<OpenDatabase> {
  if (process.env['DATABASE_URL']) return { local: false, stop: () => Promise.resolve() }
  // A deploy without its database would go live with the invented people of the embedded one.
  if (process.env['NETLIFY'])
    throw new Error('DATABASE_URL is missing: a deploy needs its database')
  if (isProduction())
    throw new Error(
      'DATABASE_URL is missing: SITE_URL is https, and the embedded database is for this machine alone',
    )
  const { url, migrationUrl, wsProxy, stop, notice } = await startLocalDatabase({ dataDir })
  if (notice) console.log(notice)
  Object.assign(process.env, {
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: migrationUrl,
    DATABASE_WS_PROXY: wsProxy,
  })
  return { local: true, stop }
}

/**
 * Brings the schema and the data that belongs to the product up to date.
 *
 * @throws Error as `seedDatabase`, before anything is written
 */
export async function prepareDatabase(database: Pick<OpenDatabase, 'local'>): Promise<void> {
  await requireRoles(database)
  await withOwner(async (db) => {
    await requireDemoWelcome(db, database)
    await migrateDatabase(db)
    await seed(db, database)
  })
}

/** Applies the migrations and gives the role that serves its rights. @param db as the role that migrates */
export async function migrateDatabase(db: Database): Promise<void> {
  await applyMigrations(db)
  const role = servingRole()
  if (role !== undefined) await grantServing(db, role)
}

/** Whether demo people belong here: on the embedded database, elsewhere when SEED_DEMO=1 asks for them. */
export function hasDemo({ local }: Pick<OpenDatabase, 'local'>): boolean {
  return local || process.env['SEED_DEMO'] === '1'
}

/** @throws Error where SEED_DEMO=1 would put an admin with a public password among real people */
async function requireDemoWelcome(db: Database, { local }: Pick<OpenDatabase, 'local'>) {
  if (local || !hasDemo({ local }) || !(await hasRealAccount(db))) return
  throw new Error(
    'SEED_DEMO=1 is refused: the database of DATABASE_URL has accounts that are not demo accounts, and ' +
      'the password of the demo accounts, one of them an admin, is public. Nothing was written. ' +
      'Take SEED_DEMO away, and delete the demo accounts if there are any (docs/operations.md).',
  )
}

/**
 * The places of the world; demo professionals and accounts on the embedded database, elsewhere on demand
 * alone.
 *
 * @throws Error when demo accounts are asked for where real people are; nothing is written then
 */
export async function seedDatabase(database: Pick<OpenDatabase, 'local'>): Promise<void> {
  await requireRoles(database)
  await withOwner(async (db) => {
    await requireDemoWelcome(db, database)
    await seed(db, database)
  })
}

async function seed(db: Database, { local }: Pick<OpenDatabase, 'local'>): Promise<void> {
  await seedLocations(db)
  if (hasDemo({ local })) {
    const secret = process.env['SESSION_SECRET'] ?? ''
    await seedDemo(db, (author) => authorPseudonym(secret, author))
    await seedDemoAccounts(db, hashPassword)
  }
  // Until the statistics of new rows exist the planner guesses, and the first visitors wait.
  if (local) await db.execute('analyze')
}

/** That the roles are fit for real people is found out before anything is written. */
async function requireRoles({ local }: Pick<OpenDatabase, 'local'>): Promise<void> {
  if (local) return
  requireTwoRoles()
  await requirePlainRole()
}

/**
 * Says at once what every connection would say later, where real people use the site: that the role of the
 * database may do too much, or that there is no database. Asks nothing elsewhere.
 *
 * @throws Error
 */
export async function requirePlainRole(): Promise<void> {
  if (isProduction()) await withConnection(ping)
}

/**
 * Runs a task as the role that serves, on a connection of its own.
 *
 * @throws OverprivilegedRole in production, when the role may do more than it should
 */
export function withConnection<T>(task: (db: Database) => Promise<T>): Promise<T> {
  return withRole('serving', task)
}

/**
 * Runs a task as the role that migrates, which owns the tables.
 *
 * @throws OverprivilegedRole in production, when the role may do more than it should
 */
export function withOwner<T>(task: (db: Database) => Promise<T>): Promise<T> {
  return withRole('migrating', task)
}

async function withRole<T>(purpose: RolePurpose, task: (db: Database) => Promise<T>): Promise<T> {
  const wsProxy = process.env['DATABASE_WS_PROXY']
  const checkedFor = isProduction() ? purpose : undefined
  const db = connect(databaseUrl(purpose), wsProxy, TASK_TIMEOUT_MS, checkedFor)
  try {
    return await task(db)
  } catch (error) {
    // Its words are for the person at the terminal; around it is the statement that came first.
    throw error instanceof Error && error.cause instanceof OverprivilegedRole ? error.cause : error
  } finally {
    await db.pool.end()
  }
}
