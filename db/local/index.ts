import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from './engine.ts'

export interface LocalDatabase {
  /** `postgres://` URL of the serving role, with its password. */
  url: string
  /** The URL of the migrating role, a superuser; on PGlite the only role. */
  migrationUrl: string
  /** `host:port/path` of the WebSocket bridge, for the Neon driver. */
  wsProxy: string
  engine: Engine['name']
  /** A message for the developer when PGlite is used instead of PostgreSQL. */
  notice?: string
  /** The process that owns the database. */
  pid: number
  /** Shuts the database down cleanly and waits for it. */
  stop: () => Promise<void>
}

export interface LocalDatabaseOptions {
  dataDir: string
  /** Default true. False is faster and may lose data when the machine crashes: for tests only. */
  durable?: boolean
}

type Started = Pick<LocalDatabase, 'url' | 'migrationUrl' | 'wsProxy' | 'engine' | 'notice'>

/** The one message from the process to its parent. */
export type LocalDatabaseMessage = Started | { failed: string }

/**
 * Starts the embedded database on a directory, created if missing, in a child process that ends with this one however
 * this one ends.
 *
 * @throws Error when another process owns the directory, or when the database does not start
 */
export async function startLocalDatabase(options: LocalDatabaseOptions): Promise<LocalDatabase> {
  const child = fork(
    fileURLToPath(new URL('process.ts', import.meta.url)),
    [resolve(options.dataDir), options.durable === false ? 'fast' : 'durable'],
    // Detached, so Ctrl-C in the terminal only reaches the parent, which stops the database last.
    { detached: true, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const ended = once(child, 'exit')
  const message = await Promise.race([
    once(child, 'message').then(([said]) => said as LocalDatabaseMessage),
    ended.then(() => ({ failed: `The process of the local database in ${options.dataDir} ended` })),
  ])
  if ('failed' in message) {
    if (child.connected) child.disconnect()
    await ended
    throw new Error(message.failed)
  }
  return {
    ...message,
    pid: child.pid!,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
