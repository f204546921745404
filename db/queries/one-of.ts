import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether a column is among the rows of a subquery that is run once. For one with `limit` and `for update`: after
 * `in` Postgres may run it anew for each row, where it passes by what the statement has changed so far and takes the
 * next rows, more than its limit.
 *
 * @param rows a subquery of one column
 */
export function oneOf(column: AnyColumn, rows: SQLWrapper): SQL {
  return sql`${column} = any(array(${rows}))`
}
