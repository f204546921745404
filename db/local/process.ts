/**
 * The process that owns a local database: `startLocalDatabase` forks it. It sends its parent the database's address,
 * and stops the database when the parent disconnects, which happens however the parent ends.
 */
import type { LocalDatabaseMessage } from './index.ts'
import { startBridge } from './bridge.ts'
import type { Engine } from './engine.ts'
import { freePort } from './free-port.ts'
import { takeOwnership } from './owner.ts'
import { databasePassword } from './password.ts'
import { startPGlite } from './pglite.ts'
import { startPostgres } from './postgres.ts'
import { postgresObstacle } from './postgres-support.ts'
import { SERVING_ROLE } from './serving-role.ts'

const [dataDir = '', durability] = process.argv.slice(2)
let engine: Engine | undefined
let stopping = false

process.once('disconnect', () => void stop())
try {
  await start()
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) })
  await stop()
}

async function start(): Promise<void> {
  takeOwnership(dataDir)
  const port = await freePort()
  const password = databasePassword(dataDir, 'password')
  const servingPassword = databasePassword(dataDir, 'serving-password')
  const options = { dataDir, password, servingPassword, port, durable: durability !== 'fast' }
  const obstacle =
    process.env['EMBEDDED_DB'] === 'pglite'
      ? 'EMBEDDED_DB asks for it'
      : await postgresObstacle(dataDir)
  const startEngine = () => (obstacle ? startPGlite(options) : startPostgres(options))
  engine = await startEngine()
  const bridge = await startBridge({ host: '127.0.0.1', port })
  const urlOf = (role: string, secret: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`
  const migrationUrl = urlOf('postgres', password)
  tell({
    // All clients of PGlite share one session, and so one role.
    url: obstacle ? migrationUrl : urlOf(SERVING_ROLE, servingPassword),
    migrationUrl,
    wsProxy: bridge.wsProxy,
    engine: engine.name,
    ...(obstacle && { notice: noticeOf(obstacle) }),
  })
  // Restart a crashed server on the same port: its clients get errors meanwhile, then recover.
  for (;;) {
    await engine.ended
    if (stopping) return
    engine = await startEngine()
  }
}

function noticeOf(obstacle: string): string {
  return (
    `Using PGlite instead of PostgreSQL: ${obstacle}. ` +
    'It has one role, which migrates and serves: what the database forbids the site is not forbidden here.'
  )
}

async function stop(): Promise<void> {
  stopping = true
  await engine?.stop()
  process.exit()
}

function tell(message: LocalDatabaseMessage): void {
  if (process.connected) process.send?.(message)
}
