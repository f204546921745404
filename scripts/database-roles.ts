import { isProduction } from '#server/env.ts'
import type { RolePurpose } from '#db/role-check.ts'

/** The URL for a purpose; the role that serves also migrates where no other is named. */
export function databaseUrl(purpose: RolePurpose): string {
  const { DATABASE_URL = '', MIGRATION_DATABASE_URL } = process.env
  return purpose === 'migrating' ? MIGRATION_DATABASE_URL || DATABASE_URL : DATABASE_URL
}

const roleOf = (purpose: RolePurpose) => decodeURIComponent(new URL(databaseUrl(purpose)).username)

/** The role that serves, where it is another than the one that migrates. */
export function servingRole(): string | undefined {
  const role = roleOf('serving')
  return role === roleOf('migrating') ? undefined : role
}

const ONE_ROLE =
  'DATABASE_URL and MIGRATION_DATABASE_URL name the same role, or the second is not set'

/**
 * Says that one role would both migrate and serve: what serves would own the tables, and nothing that the database
 * enforces would bind it.
 *
 * @throws Error in production
 */
export function requireTwoRoles(): void {
  if (servingRole() !== undefined) return
  // On Netlify SITE_URL may be a plain one by mistake; people come all the same.
  if (isProduction() || process.env['NETLIFY'])
    throw new Error(`${ONE_ROLE}: make two as README.md says (Deploy, The roles).`)
  console.warn(`${ONE_ROLE}. On this machine that will do; a deploy refuses it.`)
}
