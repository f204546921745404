import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'

/** How many expired rows each statement deletes per key: more than it adds. */
const SWEPT_AT_ONCE = 5

export type Counter = { key: string; windowSeconds: number; limit: number }
export type Count = { hits: number; secondsLeft: number }

/**
 * Counts one hit of each key in a fixed window that begins with its first hit; once one is over its limit, the keys
 * after it are not counted.
 *
 * One statement and one commit, so that concurrent calls are counted one by one; it uses the database's clock, so that
 * every server sees the same window. Keys are locked in the given order, so callers must give shared keys in the same
 * order, or they deadlock.
 *
 * It also deletes a few expired rows, which bounds the table.
 *
 * Outside a transaction it does not wait until the commit is on disk, which every caller would feel: a crash of the
 * database may forget the hits of its last second.
 *
 * @returns for each counted key the hits so far, this one included, and the seconds until its window ends
 */
export async function countHits(db: Executor, counters: readonly Counter[]): Promise<Count[]> {
  const counted = counters.map(
    (counter, n) => sql`
    ${hit(n)} as (
      insert into rate_limits as held (key, hits, expires_at)
      select ${counter.key}, 1, ${endOf(counter)} ${n === 0 ? sql`` : unlessBeyond(n - 1, counters[n - 1]!)}
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
    select n, hits, "secondsLeft" from (${sql.join(counts, sql` union all `)}) as counts
      ${'pool' in db ? WITHOUT_DISK : sql``}
    order by n`)
  return rows
}

/** Holds for a whole transaction, so never within one, where it would risk what the others of its statements did. */
const WITHOUT_DISK = sql`, (select set_config('synchronous_commit', 'off', true)) as setting`

const hit = (n: number) => sql.identifier(`hit_${n}`)

const endOf = ({ windowSeconds }: Counter) =>
  sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`

const unlessBeyond = (n: number, { limit }: Counter) => sql`from ${hit(n)} where hits <= ${limit}`

/**
 * Runs after the counting and skips locked rows, so two hits cannot block each other. `now()` is constant, so the index
 * can be used; with `clock_timestamp()` it cannot.
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

/** Deletes every count, before the browser tests: all their calls come from one address. */
export async function forgetHits(db: Database): Promise<void> {
  await db.delete(rateLimits)
}
