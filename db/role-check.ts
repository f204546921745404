import type { PoolClient } from '@neondatabase/serverless'

/** The purpose of a connection. A serving role has fewer privileges than a migrating one. */
export type RolePurpose = 'serving' | 'migrating'

const URL_OF = { serving: 'DATABASE_URL', migrating: 'MIGRATION_DATABASE_URL' } as const

/** The role of a connection could bypass what the database enforces. */
export class OverprivilegedRole extends Error {
  constructor(purpose: RolePurpose, what: string) {
    super(
      `The role of ${URL_OF[purpose]} ${what}, and over https real people's data depends on what it may not do. ` +
        'Make another one as README.md says (Deploy, The roles).',
    )
    this.name = 'OverprivilegedRole'
  }
}

/**
 * A role can SET ROLE to any role that it is a member of, and use its privileges. A table's owner can disable its
 * triggers, a function's owner can replace it, and a schema's owner can drop its contents; the owner of a database
 * counts as the owner of its schema `public`.
 */
const PRIVILEGES = `
  select
    exists (select from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member')) as super,
    exists (select from pg_roles where rolbypassrls and pg_has_role(session_user, oid, 'member')) as bypass,
    exists (
      select from pg_roles
      where (rolcreaterole or rolreplication or rolname = any ($1))
        and pg_has_role(session_user, oid, 'member')) as reach,
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

/** PostgreSQL's own roles that get past the privileges of tables: all rows, or files and programs of the server. */
const BEYOND_TABLES = [
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
]

type Privileges = { super: boolean; bypass: boolean; reach: boolean; owner: boolean }

/**
 * A check for new connections: it refuses a role that is a superuser or may bypass row-level security; for serving,
 * also a role that owns anything, makes roles, replicates, or has one of `BEYOND_TABLES`; and any role that can become one of these. A role that passed is not checked again,
 * since roles do not change while a process runs.
 *
 * @returns rejects with `OverprivilegedRole`
 */
export function roleCheck(purpose: RolePurpose): (client: PoolClient) => Promise<void> {
  let passed = false
  return async (client) => {
    if (passed) return
    const { rows } = await client.query<Privileges>(PRIVILEGES, [BEYOND_TABLES])
    const held = rows[0]
    if (held?.super !== false)
      throw new OverprivilegedRole(purpose, 'is a superuser or may become one')
    if (held.bypass) throw new OverprivilegedRole(purpose, 'may bypass row-level security')
    if (purpose === 'serving' && held.reach)
      throw new OverprivilegedRole(
        purpose,
        'may make roles, replicate, or get past the privileges of tables',
      )
    if (purpose === 'serving' && held.owner)
      throw new OverprivilegedRole(purpose, 'owns tables, or may become their owner')
    passed = true
  }
}
