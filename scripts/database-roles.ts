import { isProduction } from '#server/env.ts'
import type { RolePurpose } from '#db/role-check.ts'

/** The URL for a purpose; the serving role also migrates where no other is configured. */
export function databaseUrl(purpose: RolePurpose): string {
  const { DATABASE_URL = '', MIGRATION_DATABASE_URL } = process.env
  return purpose === 'migrating' ? MIGRATION_DATABASE_URL || DATABASE_URL : DATABASE_URL
}

/** The bridge to the database of a purpose, if there is one: without one of its own, that of the serving role. */
export function databaseProxy(purpose: RolePurpose): string | undefined {
  const { DATABASE_WS_PROXY, MIGRATION_DATABASE_WS_PROXY } = process.env
  const own = purpose === 'migrating' ? MIGRATION_DATABASE_WS_PROXY : undefined
  return own || DATABASE_WS_PROXY || undefined
}

/** Makes this process one without a database, as the next command finds it. */
export function forgetDatabase(): void {
  for (const name of [
    'DATABASE_URL',
    'DATABASE_WS_PROXY',
    'MIGRATION_DATABASE_URL',
    'MIGRATION_DATABASE_WS_PROXY',
    'DATABASE_EMBEDDED',
  ])
    delete process.env[name]
}

const roleOf = (purpose: RolePurpose) => decodeURIComponent(new URL(databaseUrl(purpose)).username)

/** The serving role, if it differs from the migrating one. */
export function servingRole(): string | undefined {
  const role = roleOf('serving')
  return role === roleOf('migrating') ? undefined : role
}

const ONE_ROLE =
  'DATABASE_URL and MIGRATION_DATABASE_URL name the same role, or the second is not set'

/**
 * Reports when one role would both migrate and serve: it would own the tables, and could bypass everything that the
 * database enforces.
 *
 * @throws Error in production
 */
export function requireTwoRoles(): void {
  if (servingRole() !== undefined) return
  // On Netlify SITE_URL may be http by mistake; the site is public all the same.
  if (isProduction() || process.env['NETLIFY'])
    throw new Error(`${ONE_ROLE}: make two as README.md says (Deploy, The roles).`)
  console.warn(`${ONE_ROLE}. On this machine that will do; a deploy refuses it.`)
}
