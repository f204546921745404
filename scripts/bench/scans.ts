import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withConnection } from '../database.ts'
import type { Measurement } from './measurement.ts'

/** A server process reports its statistics when its connection ends: the pool closes idle ones after 10 s. */
const REPORTED_AFTER_MS = 11_000

/** The number of sequential scans of each table, and of scans of each of their indexes. */
type Scans = Map<string, number>

/**
 * Runs a task and reports, from PostgreSQL's statistics, which indexes of some tables it used, and whether it read one of
 * them sequentially. These are the executed plans, whereas EXPLAIN shows a possible one.
 */
export async function watchScans(
  what: string,
  tables: readonly string[],
  task: () => Promise<void>,
): Promise<Measurement> {
  const before = await readScans(tables)
  await task()
  await wait(REPORTED_AFTER_MS)
  const after = await readScans(tables)
  const changes = [...after].map(
    ([name, times]) => [name, times - (before.get(name) ?? 0)] as const,
  )
  const used = changes.filter(([name, times]) => times > 0 && !name.startsWith('sequential'))
  const sequential = changes.filter(([name, times]) => times > 0 && name.startsWith('sequential'))
  return {
    what,
    measured: [...used, ...sequential].map(([name, times]) => `${name} ${times}×`).join(', '),
    limit: {
      text: 'an index, no sequential scan',
      reached: used.length > 0 && sequential.length === 0,
    },
  }
}

async function readScans(tables: readonly string[]): Promise<Scans> {
  const isOneOf = sql`relname = any (${sql.param(tables)}::text[])`
  const { rows } = await withConnection((db) =>
    db.execute(sql`
      select indexrelname as name, idx_scan::integer as times from pg_stat_user_indexes
      where ${isOneOf}
      union all
      select 'sequential: ' || relname, seq_scan::integer from pg_stat_user_tables
      where ${isOneOf}
      order by 2 desc`),
  )
  return new Map(
    (rows as { name: string; times: number }[]).map(({ name, times }) => [name, times]),
  )
}
