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
 * A transaction in which row-level security knows whose request it is. Queries under `db/queries/health` take it and
 * nothing else; neither the pool nor one of its transactions fits, nor is it fit for other queries. It ends with the
 * work that it was given to.
 */
export type ScopedExecutor = Queries & {
  readonly [SCOPED]: true
  /** Who asks: the `app_uid()` of the policies. */
  readonly actor: UserId
}

/**
 * Runs work in a transaction in which the policies of the database let this person reach their rows, and those that
 * they may see of others. The role that serves may not bypass policies, so no other role is taken. Tried once: like
 * every transaction, it is repeated by nobody but `readInTime`.
 *
 * @throws Error when the id is none, before anything is asked; when the work has caught the error of a query, so that
 *   the database undoes it all; whatever the work throws
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
    // One round trip. It has no parameters, which is what lets two statements travel together.
    await client.query(`begin; select set_config('app.uid', '${id}', true)`)
    const result = await work(scope.executor)
    scope.end()
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A query failed in a transaction that went on')
    return result
  } catch (error) {
    scope.end()
    // A connection that cannot even do this must not be handed to the next person.
    await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** The executor, and what ends it: a query that nobody awaited must not run in the next person's transaction. */
function openScope(client: PoolClient, actor: UserId) {
  let isOpen = true
  /** Drizzle tells it each query beforehand. */
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
