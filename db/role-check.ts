import type { PoolClient } from '@neondatabase/serverless'

/** What a connection is for. A role that serves may do less than one that migrates. */
export type RolePurpose = 'serving' | 'migrating'

const URL_OF = { serving: 'DATABASE_URL', migrating: 'MIGRATION_DATABASE_URL' } as const

/** The role of a connection could get around what the database itself enforces. */
export class MightyRole extends Error {
  constructor(purpose: RolePurpose, what: string) {
    super(
      `The role of ${URL_OF[purpose]} ${what}, and over https real people's data depends on what it may not do. ` +
        'Make another one as README.md says (Deploy, The roles).',
    )
    this.name = 'MightyRole'
  }
}

/**
 * A role may become any other that it is a member of, and then do what that one may. Who owns a table can switch
 * its triggers off, who owns a function can replace it, and who owns a schema can drop what is in it; the owner of
 * a database counts as the owner of its schema `public`.
 */
const MIGHT = `
  select
    exists (select from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member')) as super,
    exists (select from pg_roles where rolbypassrls and pg_has_role(session_user, oid, 'member')) as bypass,
    exists (
      select from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema' and (
        pg_has_role(session_user, nspowner, 'member')
        or exists (
          select from pg_class
          where relnamespace = pg_namespace.oid and pg_has_role(session_user, relowner, 'member'))
        or exists (
          select from pg_proc
          where pronamespace = pg_namespace.oid and pg_has_role(session_user, proowner, 'member'))
      )
    ) as owner`

type Might = { super: boolean; bypass: boolean; owner: boolean }

/**
 * Makes a check for new connections: it refuses a role that is a superuser or may bypass row-level security, one
 * that serves also when it owns anything, and one that may become any of these. A role that passed is not asked
 * again, since roles do not change while a process runs.
 *
 * @returns rejects with `MightyRole`
 */
export function roleCheck(purpose: RolePurpose): (client: PoolClient) => Promise<void> {
  let passed = false
  return async (client) => {
    if (passed) return
    const { rows } = await client.query<Might>(MIGHT)
    const might = rows[0]
    if (might?.super !== false) throw new MightyRole(purpose, 'is a superuser or may become one')
    if (might.bypass) throw new MightyRole(purpose, 'may bypass row-level security')
    if (purpose === 'serving' && might.owner)
      throw new MightyRole(purpose, 'owns tables, or may become their owner')
    passed = true
  }
}
