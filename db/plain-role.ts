import type { PoolClient } from '@neondatabase/serverless'

/** The role of a connection could get around what the database itself enforces. */
export class MightyRole extends Error {
  constructor(what: string) {
    super(
      `The role of DATABASE_URL ${what}, and over https real people's data depends on what it may not do. ` +
        'Make another one as README.md says (Deploy, The role).',
    )
    this.name = 'MightyRole'
  }
}

/** A role may become any other that it is a member of, and then do what that one may. */
const MIGHT = `
  select coalesce(bool_or(rolsuper), false) as super, coalesce(bool_or(rolbypassrls), false) as bypass
  from pg_roles
  where (rolsuper or rolbypassrls) and pg_has_role(session_user, oid, 'member')`

/**
 * Makes a check for new connections: it refuses a role that is a superuser, or may bypass row-level security,
 * or may become one of these. Once it was content it asks no more, since roles do not change under way.
 *
 * @returns rejects with `MightyRole`
 */
export function plainRoleCheck(): (client: PoolClient) => Promise<void> {
  let isPlain = false
  return async (client) => {
    if (isPlain) return
    const { rows } = await client.query<{ super: boolean; bypass: boolean }>(MIGHT)
    if (rows[0]?.super !== false) throw new MightyRole('is a superuser or may become one')
    if (rows[0].bypass) throw new MightyRole('may bypass row-level security')
    isPlain = true
  }
}
