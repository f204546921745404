import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'

/**
 * The tables with a column that can identify a person: a reference to users, a name that says so, an address or a
 * pseudonym.
 */
export async function tablesAboutPeople(db: Executor): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and (
      column_name in ('actor', 'subject')
      or column_name ~ '(^|_)(user|reviewer|author|client|athlete|owner|reader|sender|professional_user)_id$'
      or column_name ~ '_by$' and data_type = 'uuid'
      or column_name ~ 'email|address|phone' or table_name = 'users')
    union
    select child.relname from pg_constraint c
    join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and parent.relname = 'users'`)
  return rows.map(({ name }) => String(name)).toSorted()
}

/** The tables that contain any of these texts, in any column. @param owner whom policies do not bind */
export async function tracesOf(owner: Executor, texts: readonly string[]): Promise<string[]> {
  const { rows } = await owner.execute(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(String(name))
    const { rows: all } = await owner.execute(sql`select t::text as line from ${table} t`)
    if (all.some(({ line }) => texts.some((text) => String(line).includes(text)))) {
      found.push(String(name))
    }
  }
  return found
}
