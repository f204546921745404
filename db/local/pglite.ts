import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { Engine, EngineOptions } from './engine.ts'

/**
 * Starts PGlite on `<dataDir>/pglite`: PostgreSQL compiled to WebAssembly, where the native one cannot run. It runs one
 * query at a time, in one session, without a password.
 */
export async function startPGlite(options: EngineOptions): Promise<Engine> {
  const directory = join(options.dataDir, 'pglite')
  mkdirSync(directory, { recursive: true })
  const db = await PGlite.create(directory)
  const server = new PGLiteSocketServer({
    db,
    host: '127.0.0.1',
    port: options.port,
    maxConnections: 100,
  })
  await server.start()
  let stopped: () => void
  const ended = new Promise<void>((resolve) => (stopped = resolve))
  const stop = async () => {
    await server.stop()
    await db.close()
    stopped()
  }
  return { name: 'pglite', ended, stop }
}
