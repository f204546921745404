import type { Pool, PoolClient } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import { UserId } from '#lib/ids.ts'

/** The queries of an open transaction; nested transactions are not among them. */
export type Queries = Pick<
  ReturnType<typeof drizzle<Record<string, never>, PoolClient>>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'with'
  | '$with'
  | '$count'
  | 'execute'
>

/**
 * The one statement of this repository that says as whom policies judge, until the transaction ends. It has no
 * parameters.
 *
 * @throws Error when the id is malformed
 */
export const actAs = (actor: UserId): string =>
  `select set_config('app.uid', '${UserId.parse(actor)}', true)`

/**
 * Opens a transaction in which row-level security applies to a user, in one round trip.
 *
 * @throws Error when the id is malformed
 */
export const beginAs = (actor: UserId, mode: '' | ' read only' = ''): string =>
  `begin${mode}; ${actAs(actor)}`

/** Where transactions run. */
export type Transactions = {
  readonly pool: Pool
  /**
   * Asked right before a commit is sent, the point of no return: throws when the caller no longer waits for it, and the
   * transaction is rolled back.
   */
  readonly mayCommit?: (() => void) | undefined
}

/**
 * Runs work in a transaction on one connection of the pool. Replaces drizzle's own, which never returns the connection
 * when `begin` fails, and returns it to the pool with the transaction open when `rollback` fails: the next caller's
 * writes would then be acknowledged and lost.
 *
 * @param begin the statements that open it, in one round trip
 * @throws Error when the work has caught a query's error, so that the database rolls everything back; whatever the work
 *   or `mayCommit` throws. Only the error of a connection lost during the commit leaves open whether it happened
 */
export async function inTransaction<T>(
  { pool, mayCommit }: Transactions,
  begin: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const open = openQueries(client)
  let isBroken = false
  let isCommitting = false
  try {
    await client.query(begin)
    const result = await work(open.queries)
    open.end()
    mayCommit?.()
    isCommitting = true
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A query failed in a transaction that went on')
    return result
  } catch (error) {
    open.end()
    // A connection that cannot roll back must not be reused. After a commit there is nothing to roll back: where it
    // got no answer, a second wait for one would only delay the caller.
    if (isCommitting) isBroken = true
    else await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** The same for one statement, which commits by itself: see `inOneStatement`. */
export async function withoutTransaction<T>(
  { pool, mayCommit }: Transactions,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const open = openQueries(client)
  let isSent = false
  try {
    mayCommit?.()
    isSent = true
    const result = await work(open.queries)
    isSent = false
    return result
  } finally {
    open.end()
    // One that has not answered may still be at work.
    client.release(isSent)
  }
}

/** Queries, and a function that ends them: one that was not awaited must not run in the next caller's transaction. */
function openQueries(client: PoolClient) {
  let isOpen = true
  /** Drizzle calls it before each query. */
  const logger = {
    logQuery() {
      if (!isOpen) throw new Error('The transaction is over')
    },
  }
  const queries: Queries = drizzle<Record<string, never>, PoolClient>(client, {
    casing: 'snake_case',
    logger,
  })
  return { queries, end: () => void (isOpen = false) }
}
