import { UserId } from '#lib/ids.ts'
import type { Database, Transaction } from './client.ts'
import { actAs, beginAs, inTransaction, type Queries } from './transaction.ts'

const SCOPED = Symbol('scoped')

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
 * Makes an open transaction that of a user: for changes that also write tables without an actor (notifications, mails) or
 * are part of a create that runs once. One round trip, none when the transaction began as this user; until it ends.
 * Rows of two people need two transactions: what one may read must not reach what the other writes.
 *
 * @throws Error when the id is malformed or the transaction is another user's, before any query
 */
export async function asActor(tx: Transaction, actor: UserId): Promise<ScopedExecutor> {
  const id = UserId.parse(actor)
  if (tx.actor !== undefined && tx.actor !== id)
    throw new Error('The transaction has another actor')
  const isNew = tx.actor === undefined
  // Before the query, so that a second call finds it while the query is under way.
  const scope = scoped(tx, id)
  if (isNew) await tx.execute(actAs(id))
  return scope
}

/**
 * Runs work in a transaction in which the policies of the database let this user reach their rows, and those of others
 * that they may see. It requires the serving role, which cannot bypass policies. Runs once: as for any transaction,
 * only `readInTime` retries.
 *
 * @throws Error when the id is malformed, before any query; when the work has caught a query's error, so that the
 *   database rolls everything back; whatever the work throws
 */
export async function withActor<T>(db: Database, actor: UserId, work: Work<T>): Promise<T> {
  return inTransaction(db, beginAs(actor), (queries) => work(scoped(queries, actor)))
}

/** The same for reading alone, which the database sees to: its commit changes nothing and asks nobody (`mayCommit`). */
export async function readAs<T>(
  { pool }: Pick<Database, 'pool'>,
  actor: UserId,
  work: Work<T>,
): Promise<T> {
  const begin = beginAs(actor, ' read only')
  return inTransaction({ pool }, begin, (queries) => work(scoped(queries, actor)))
}

type Work<T> = (scope: ScopedExecutor) => Promise<T>

const scoped = (queries: Queries, actor: UserId): ScopedExecutor =>
  Object.assign(queries, { [SCOPED]: true as const, actor })
