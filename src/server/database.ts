import { connect, type Database } from '#db/client.ts'
import { env, isProduction } from './env.ts'

let connection: Database | undefined

/**
 * The connection pool of this process, created at the first call and kept, because a function instance serves many
 * requests.
 */
export function database(): Database {
  const { DATABASE_URL, DATABASE_WS_PROXY, DATABASE_WAIT_MS } = env()
  const checkedFor = isProduction() ? 'serving' : undefined
  return (connection ??= connect(DATABASE_URL, DATABASE_WS_PROXY, DATABASE_WAIT_MS, checkedFor))
}

/** Ends the connections of this process. A later call of `database()` opens new ones, by the environment of then. */
export async function closeDatabase(): Promise<void> {
  const open = connection
  connection = undefined
  await open?.pool.end()
}
