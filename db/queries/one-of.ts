import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether a column is among the rows of a subquery that is evaluated once. For subqueries with `limit` and `for
 * update`: after `in` Postgres may re-evaluate them for each row, skipping rows that the statement has already changed
 * and locking the next ones, more than the limit.
 *
 * @param rows a subquery of one column
 */
export function oneOf(column: AnyColumn, rows: SQLWrapper): SQL {
  return sql`${column} = any(array(${rows}))`
}
