import { sql } from 'drizzle-orm'
import type { Database, Executor } from './client.ts'

/** Append-only tables, recognised by their trigger. */
const APPEND_ONLY = sql`
  select distinct relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where tgfoid = 'public.refuse_change'::regproc`

/**
 * Grants the serving role the privileges that the site needs, and no more: rows of the tables of `public`, but no
 * changes to append-only ones, and nothing on the migrations table. Run by the owner of the tables after each
 * migration; idempotent.
 *
 * Default privileges cover the time between a migration and this, while the old site still serves.
 *
 * @param role its name; it must exist
 */
export async function grantServing(db: Database, role: string): Promise<void> {
  const to = sql.identifier(role)
  await db.transaction(async (tx) => {
    // Two concurrent deploys would both update the privileges of a table, which PostgreSQL refuses.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('grant_serving'))`)
    for (const statement of [
      sql`grant usage on schema public to ${to}`,
      sql`revoke all on all tables in schema public from ${to}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
      sql`grant usage on all sequences in schema public to ${to}`,
      // PostgreSQL lets PUBLIC execute a new function by default, SECURITY DEFINER ones included.
      sql`revoke execute on all functions in schema public from public`,
      sql`grant execute on all functions in schema public to ${to}`,
      sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${to}`,
      sql`alter default privileges in schema public grant usage on sequences to ${to}`,
      sql`alter default privileges revoke execute on functions from public`,
      sql`alter default privileges in schema public grant execute on functions to ${to}`,
    ])
      await tx.execute(statement)
    for (const table of await appendOnlyTables(tx))
      await tx.execute(sql`revoke update, delete on ${sql.identifier(table)} from ${to}`)
  })
}

async function appendOnlyTables(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(APPEND_ONLY)
  return rows.map(({ name }) => name)
}
