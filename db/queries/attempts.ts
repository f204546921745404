import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/**
 * The time of the next attempt: from now, by the number of attempts before this one.
 *
 * @param waits seconds after the first attempt, after the second and so on; the last one for all later ones
 */
export function nextAttemptAt(attempts: AnyColumn, waits: readonly number[]): SQL {
  const list = sql.join(
    waits.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  )
  const which = sql`least(${attempts} + 1, ${waits.length}::int)`
  return sql`now() + make_interval(secs => (array[${list}])[${which}])`
}
