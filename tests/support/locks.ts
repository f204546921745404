import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'

/** Resolves once this many statements of the database wait for a lock. */
export async function waiting(owner: Database, count: number): Promise<void> {
  const statement = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await owner.execute(statement)).rows.length < count);
}

/**
 * Does work in a transaction that stays open.
 *
 * @returns a function that ends it
 */
export async function unfinished(
  owner: Database,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<(how?: 'commit' | 'rollback') => Promise<void>> {
  const begun = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<'commit' | 'rollback'>()
  const undone = new Error('rolled back')
  const done = owner
    .transaction(async (tx) => {
      await work(tx)
      begun.resolve(undefined)
      if ((await ended.promise) === 'rollback') throw undone
    })
    .catch((error: unknown) => {
      begun.reject(error)
      if (error !== undone) throw error
    })
  await begun.promise
  return async (how = 'commit') => {
    ended.resolve(how)
    await done
  }
}
