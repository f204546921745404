import { Client, Pool, type PoolClient, type PoolConfig } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import type { UserId } from '#lib/ids.ts'
import { isLocalHost } from '#lib/site/is-local-host.ts'
import { roleCheck, type RolePurpose } from './role-check.ts'
import {
  beginAs,
  inTransaction,
  withoutTransaction,
  type Queries,
  type Transactions,
} from './transaction.ts'

const UNSCOPED = Symbol('unscoped')

/** A transaction without an actor, which reaches no rows of health data, unless it began as one: see `asActor`. */
export type Transaction = Queries & { readonly [UNSCOPED]: true; readonly actor?: UserId }

export type Database = Queries &
  Transactions & {
    /** @param as the user as whom it begins, which saves `asActor` its round trip */
    readonly transaction: <T>(work: (tx: Transaction) => Promise<T>, as?: UserId) => Promise<T>
  }

/** The database or a transaction in it. */
export type Executor = Database | Transaction

/** `pg`'s pool awaits it before it hands out a new connection; the driver's types omit it. */
type GuardedConfig = PoolConfig & { onConnect?: (client: PoolClient) => Promise<void> }

/**
 * A pool over the Neon driver (WebSocket), with timeouts: without them a hung server would hang a function forever, and
 * a closed connection would crash the process.
 *
 * @param url the `postgres://` URL
 * @param wsProxy `host:port/path` of a WebSocket bridge; unset for Neon, which has its own
 * @param waitMs how long to wait for a connection; a query may take a quarter longer
 * @param checkedFor refuses a role with more privileges than this purpose needs: its connections fail with
 *   `OverprivilegedRole`. Without one, any role is accepted
 */
export function connect(
  url: string,
  wsProxy?: string,
  waitMs = 2_000,
  checkedFor?: RolePurpose,
): Database {
  const config: GuardedConfig = {
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: waitMs,
    query_timeout: 1.25 * waitMs,
    idleTimeoutMillis: 10_000,
    ...(checkedFor && { onConnect: roleCheck(checkedFor) }),
  }
  const pool = new Pool(config)
  if (wsProxy) pool.Client = clientOver(wsProxy)
  // A connection that drops, idle or inside a transaction, emits 'error' on the pool or on the client; without a
  // listener either would end the process. The query itself still rejects.
  pool.on('error', () => undefined)
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined))
  return over({ pool })
}

/** The same database, whose transactions call `mayCommit` right before they commit. It shares the pool. */
export const withCommitGuard = ({ pool }: Database, mayCommit: () => void): Database =>
  over({ pool, mayCommit })

/**
 * Runs one statement that changes something without the two round trips of a transaction, where they are felt. It commits
 * by itself, so `mayCommit` is asked right before it is sent.
 *
 * @throws whatever the statement or `mayCommit` throws; the error of a connection leaves open whether it happened
 */
export const inOneStatement = <T>(
  db: Database,
  work: (one: Transaction) => Promise<T>,
): Promise<T> =>
  withoutTransaction(db, (open) => work(Object.assign(open, { [UNSCOPED]: true as const })))

function over(transactions: Transactions): Database {
  const queries: Queries = drizzle(transactions.pool, { casing: 'snake_case' })
  return Object.assign(queries, {
    ...transactions,
    transaction: async <T>(work: (tx: Transaction) => Promise<T>, as?: UserId) =>
      inTransaction(transactions, as ? beginAs(as) : 'begin', (open) =>
        work(Object.assign(open, { [UNSCOPED]: true as const, ...(as && { actor: as }) })),
      ),
  })
}

/**
 * Clients over a bridge; the way to one on another machine is encrypted. The driver's `neonConfig` is global to the
 * process, where a second bridge would take over the connections of the first; each client may have its own.
 */
function clientOver(wsProxy: string): typeof Client {
  const { hostname } = new URL(`ws://${wsProxy}`)
  return class extends Client {
    constructor(...args: ConstructorParameters<typeof Client>) {
      super(...args)
      Object.assign(this.neonConfig, {
        wsProxy: () => wsProxy,
        useSecureWebSocket: !isLocalHost(hostname),
        pipelineTLS: false,
        pipelineConnect: false,
      })
    }
  }
}
