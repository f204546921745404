import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Referenced until the process ends: garbage collection would release the lock. */
const held = new Map<string, DatabaseSync>()

/** Another running process owns the data directory. */
class DataDirectoryInUse extends Error {
  constructor(dataDir: string, pid: string) {
    super(
      `The local database in ${dataDir} is in use by process ${pid}. ` +
        'Stop that one first (Ctrl-C in its terminal): two servers on the same files would lose data.',
    )
    this.name = 'DataDirectoryInUse'
  }
}

/**
 * Makes this process the only owner of a data directory until it ends, however it ends.
 *
 * Uses SQLite's lock on `owner.lock`: the operating system releases it with the process, even after `kill -9`, so there
 * are no stale locks and no race between two processes that take over. `owner.pid` beside it only serves the error
 * message.
 *
 * @throws DataDirectoryInUse when another process owns it
 */
export function takeOwnership(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const pidFile = join(dataDir, 'owner.pid')
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataDirectoryInUse(dataDir, readPid(pidFile))
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  held.set(dataDir, lock)
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
