import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { withConnection } from '../database.ts'
import type { Measurement } from './measurement.ts'

/** A server process reports its statistics when its connection ends: the pool closes idle ones after 10 s. */
const REPORTED_AFTER_MS = 11_000

/** The number of sequential scans of each table of professionals, and of scans of each index. */
type Scans = Map<string, number>

/**
 * Runs a task and reports, from PostgreSQL's statistics, which indexes it used for professionals, and whether there was
 * a sequential scan. These are the executed plans, whereas EXPLAIN shows a possible one.
 */
export async function watchScans(task: () => Promise<void>): Promise<Measurement> {
  const before = await readScans()
  await task()
  await wait(REPORTED_AFTER_MS)
  const after = await readScans()
  const changes = [...after].map(
    ([name, times]) => [name, times - (before.get(name) ?? 0)] as const,
  )
  const used = changes.filter(([name, times]) => times > 0 && !name.startsWith('sequential'))
  const sequential = changes.filter(([name, times]) => times > 0 && name.startsWith('sequential'))
  return {
    what: 'API: how PostgreSQL read professionals for these',
    measured: [...used, ...sequential].map(([name, times]) => `${name} ${times}×`).join(', '),
    limit: {
      text: 'an index, no sequential scan',
      reached: used.length > 0 && sequential.length === 0,
    },
  }
}

async function readScans(): Promise<Scans> {
  const { rows } = await withConnection((db) =>
    db.execute(sql`
      select indexrelname as name, idx_scan::integer as times from pg_stat_user_indexes
      where relname = 'professionals'
      union all
      select 'sequential: ' || relname, seq_scan::integer from pg_stat_user_tables
      where relname in ('professionals', 'profiles')
      order by 2 desc`),
  )
  return new Map(
    (rows as { name: string; times: number }[]).map(({ name, times }) => [name, times]),
  )
}
