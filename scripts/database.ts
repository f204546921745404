import { connect, type Database } from '#db/client.ts'
import { grantServing } from '#db/grants.ts'
import { startLocalDatabase } from '#db/local/index.ts'
import { applyMigrations } from '#db/migrate.ts'
import { OverprivilegedRole, type RolePurpose } from '#db/role-check.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { seedNewsletter } from '#db/seed/demo-newsletter.ts'
import { hasRealAccount, seedDemoAccounts } from '#db/seed/demo-accounts.ts'
import { seedDemoHealth } from '#db/seed/demo-health.ts'
import { seedDemoVerifications } from '#db/seed/demo-verifications.ts'
import { seedLocations } from '#db/seed/locations.ts'
import { seedVideos } from '#db/seed/videos.ts'
import { ping } from '#db/queries/ping.ts'
import { renewRatingMeans } from '#db/queries/rating-means.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { isProduction } from '#server/env.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import { putDemoProofs } from './demo-proofs.ts'
import { openBridges } from './bridges.ts'
import { databaseProxy, databaseUrl, requireTwoRoles, servingRole } from './database-roles.ts'

/** Timeout; long enough for a migration that rewrites a large table. */
const TASK_TIMEOUT_MS = 60_000

/** The token for test data on this machine: the embedded database has no real people. */
const LOCAL_SEED_TOKEN = 'datos-de-prueba'

export interface OpenDatabase {
  /** Whether it is the embedded one, which scripts may seed freely. */
  local: boolean
  stop: () => Promise<void>
}

/**
 * The database of DATABASE_URL, with a bridge where it is not Neon's, or else the embedded one, started here; both are
 * passed to this process and its children through the same variables.
 *
 * @param dataDir data directory of the embedded one
 */
export async function openDatabase(dataDir = '.data/local'): Promise<OpenDatabase> {
  if (process.env['DATABASE_URL']) return { local: false, stop: await openBridges() }
  // Without a database, a deploy would go live with the fictitious people of the embedded one.
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
    DATABASE_EMBEDDED: '1',
  })
  process.env['SEED_TOKEN'] ||= LOCAL_SEED_TOKEN
  return { local: true, stop }
}

/**
 * Updates the schema and the product's own data.
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

/** Applies the migrations and grants the serving role its privileges. @param db as the migrating role */
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
 * Seeds the places and the video library; demo professionals and accounts on the embedded database, elsewhere only with SEED_DEMO=1.
 *
 * @throws Error when demo accounts are requested for a database with real accounts; nothing is written then
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
  await seedVideos(db)
  if (hasDemo({ local })) {
    const secret = process.env['SESSION_SECRET'] ?? ''
    await seedDemo(db, (author) => authorPseudonym(secret, author))
    await seedDemoAccounts(db, hashPassword)
    await seedDemoVerifications(db)
    await putDemoProofs(db)
    await seedDemoHealth(db)
    await seedNewsletter(db)
  }
  await renewRatingMeans(db)
  // Without statistics on new rows the first queries get bad plans.
  if (local) await db.execute('analyze')
}

/** Checks the roles before anything is written. */
async function requireRoles({ local }: Pick<OpenDatabase, 'local'>): Promise<void> {
  if (local) return
  requireTwoRoles()
  await requirePlainRole()
}

/**
 * Fails early in production, where every connection would fail later: the role has too many privileges, or there is no
 * database. Does nothing elsewhere.
 *
 * @throws Error
 */
export async function requirePlainRole(): Promise<void> {
  if (isProduction()) await withConnection(ping)
}

/**
 * Runs a task as the serving role, on a connection of its own.
 *
 * @throws OverprivilegedRole in production, when the role has too many privileges
 */
export function withConnection<T>(task: (db: Database) => Promise<T>): Promise<T> {
  return withRole('serving', task)
}

/**
 * Runs a task as the migrating role, which owns the tables.
 *
 * @param waitMs as `connect` takes it
 * @throws OverprivilegedRole in production, when the role has too many privileges
 */
export function withOwner<T>(
  task: (db: Database) => Promise<T>,
  waitMs = TASK_TIMEOUT_MS,
): Promise<T> {
  return withRole('migrating', task, waitMs)
}

async function withRole<T>(
  purpose: RolePurpose,
  task: (db: Database) => Promise<T>,
  waitMs = TASK_TIMEOUT_MS,
): Promise<T> {
  const checkedFor = isProduction() ? purpose : undefined
  const db = connect(databaseUrl(purpose), databaseProxy(purpose), waitMs, checkedFor)
  try {
    return await task(db)
  } catch (error) {
    // Unwrap: its message is for the terminal; the outer error is the first statement's.
    throw error instanceof Error && error.cause instanceof OverprivilegedRole ? error.cause : error
  } finally {
    await db.pool.end()
  }
}
