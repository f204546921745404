import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'

type Table = {
  name: string
  is_secured: boolean
  /** The conditions of its policies, as PostgreSQL writes them. */
  conditions: string[]
}

/**
 * The faults in the row-level security of the tables of `public`.
 *
 * @param open the tables without policies; every other must have policies on the actor, in the form that is evaluated
 *   once per query and not per row: `(select app_uid())`; or on one person's being a client of the actor, for tables with
 *   few rows for each person: `is_my_client(user_id)`
 */
export async function rowSecurityFaults(db: Executor, open: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<Table>(sql`
    select relname as name, relrowsecurity as is_secured, array(
      select condition from pg_policies, unnest(array[qual, with_check]) as condition
      where schemaname = 'public' and tablename = relname and condition is not null
    ) as conditions
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by name`)
  return rows.flatMap((table) => faultsOf(table, open))
}

function faultsOf({ name, is_secured, conditions }: Table, open: readonly string[]): string[] {
  if (open.includes(name)) return is_secured ? [`${name} is called open and is not`] : []
  if (!is_secured) return [`${name} has no row-level security`]
  if (conditions.length === 0) return [`${name} has no policy`]
  return conditions.flatMap((condition) => {
    const bare = condition.replaceAll('SELECT app_uid()', '')
    if (bare.includes('app_uid()')) return [`${name} asks for each row: ${condition}`]
    return /SELECT|\bis_my_client\(/.test(condition)
      ? []
      : [`${name} asks for nobody: ${condition}`]
  })
}
