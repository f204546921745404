import { drizzle } from 'drizzle-orm/neon-serverless'
import type { PoolClient } from '@neondatabase/serverless'
import { UserId } from '#lib/ids.ts'
import type { Database } from './client.ts'

const SCOPED = Symbol('scoped')

type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with' | 'execute'
>

/**
 * A transaction whose row-level security applies to one user. Queries under `db/queries/health` accept only this type;
 * it is not assignable to or from the pool and its transactions. It ends with the work that it was passed to.
 */
export type ScopedExecutor = Queries & {
  readonly [SCOPED]: true
  /** The user: `app_uid()` in the policies. */
  readonly actor: UserId
}

/**
 * Runs work in a transaction in which the policies of the database let this user reach their rows, and those of others
 * that they may see. It requires the serving role, which cannot bypass policies. Runs once: as for any transaction,
 * only `readInTime` retries.
 *
 * @throws Error when the id is malformed, before any query; when the work has caught a query's error, so that the
 *   database rolls everything back; whatever the work throws
 */
export async function withActor<T>(
  db: Database,
  actor: UserId,
  work: (scope: ScopedExecutor) => Promise<T>,
): Promise<T> {
  const id = UserId.parse(actor)
  const client = await db.pool.connect()
  const scope = openScope(client, id)
  let isBroken = false
  try {
    // One round trip: two statements can be sent together because there are no parameters.
    await client.query(`begin; select set_config('app.uid', '${id}', true)`)
    const result = await work(scope.executor)
    scope.end()
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A query failed in a transaction that went on')
    return result
  } catch (error) {
    scope.end()
    // A connection that cannot roll back must not be reused for the next user.
    await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * The executor, and a function that closes it: a query that was not awaited must not run in the next user's
 * transaction.
 */
function openScope(client: PoolClient, actor: UserId) {
  let isOpen = true
  /** Drizzle calls it before each query. */
  const logger = {
    logQuery() {
      if (!isOpen) throw new Error('The transaction of this actor is over')
    },
  }
  const queries = drizzle<Record<string, never>, PoolClient>(client, {
    casing: 'snake_case',
    logger,
  })
  const executor: ScopedExecutor = Object.assign(queries, { [SCOPED]: true as const, actor })
  return { executor, end: () => void (isOpen = false) }
}
