import { connect, type Database } from '#db/client.ts'
import { env } from './env.ts'

let connection: Database | undefined

/** The connection of this process, made at the first call and kept, because a function serves many requests. */
export function database(): Database {
  return (connection ??= connect(env().DATABASE_URL, env().DATABASE_WS_PROXY))
}
