import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'

/** How many rows of windows that have ended each statement clears away for each of its keys: more than it adds. */
const SWEPT_AT_ONCE = 5

export type Counter = { key: string; windowSeconds: number; limit: number }
export type Count = { hits: number; secondsLeft: number }

/**
 * Counts one hit of each key in a fixed window that begins with its first hit; once one is over its limit,
 * those behind it are left alone.
 *
 * One statement and one commit, so that simultaneous calls are counted one by one; the clock is the
 * database's, so that every server sees the same window. Keys are locked in the order given, so every caller
 * must give keys that it shares with others in the same order, or they wait for each other for ever.
 *
 * It also deletes a few rows whose window has ended, so that the table does not grow with everybody who ever
 * called.
 *
 * @returns for each key that was counted the hits so far, this one included, and the seconds until its
 *   window ends
 */
export async function countHits(db: Executor, counters: readonly Counter[]): Promise<Count[]> {
  const counted = counters.map(
    (counter, n) => sql`
    ${hit(n)} as (
      insert into rate_limits as held (key, hits, expires_at)
      select ${counter.key}, 1, ${endOf(counter)} ${n === 0 ? sql`` : withinLimit(n - 1, counters[n - 1]!)}
      on conflict (key) do update set
        hits = case when held.expires_at <= clock_timestamp() then 1 else held.hits + 1 end,
        expires_at = case
          when held.expires_at <= clock_timestamp() then excluded.expires_at else held.expires_at
        end
      returning hits, expires_at
    )`,
  )
  const counts = counters.map(
    (_, n) => sql`
    select ${n}::int as n, hits,
      ceil(extract(epoch from expires_at - clock_timestamp()))::int as "secondsLeft"
    from ${hit(n)}`,
  )
  const { rows } = await db.execute<Count>(sql`
    with swept as (${sweep(counters)}), ${sql.join(counted, sql`, `)}
    ${sql.join(counts, sql` union all `)}
    order by n`)
  return rows
}

const hit = (n: number) => sql.identifier(`hit_${n}`)

const endOf = ({ windowSeconds }: Counter) =>
  sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`

const withinLimit = (n: number, { limit }: Counter) => sql`from ${hit(n)} where hits <= ${limit}`

/**
 * Postgres does this after the counting, and waits for nobody in it: two hits cannot block each other.
 * `now()` can be looked up in the index, which the running clock cannot.
 */
function sweep(counters: readonly Counter[]) {
  const keys = sql.join(
    counters.map(({ key }) => sql`${key}`),
    sql`, `,
  )
  return sql`
    delete from rate_limits where key = any(array(
      select key from rate_limits where expires_at <= now() and key not in (${keys})
      order by expires_at limit ${SWEPT_AT_ONCE * counters.length} for update skip locked
    ))`
}

/** Forgets every count, as the browser tests want it before they begin: theirs all come from one address. */
export async function forgetHits(db: Database): Promise<void> {
  await db.delete(rateLimits)
}
