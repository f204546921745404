import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Stops a PostgreSQL that still runs on a cluster although the process that started it is gone, and removes a stale pid
 * file. Only for the owner of the data directory.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  // Windows has no `ps`; PostgreSQL itself detects a stale pid file.
  if (platform() === 'win32') return
  const note = join(cluster, 'postmaster.pid')
  const pid = notedPid(note)
  if (pid === undefined) return
  const runs = () => commandLine(pid).includes(cluster)
  // SIGINT: fast shutdown, clean; SIGQUIT: immediate, with recovery at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (runs()) process.kill(pid, signal)
    for (let tries = 0; runs() && tries < 50; tries++) await wait(100)
  }
  if (runs()) throw new Error(`PostgreSQL (process ${pid}) on ${cluster} does not stop`)
  rmSync(note, { force: true })
}

function notedPid(note: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(note, 'utf8'))
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** The command line of a process; empty when there is none, or for a zombie. */
function commandLine(pid: number): string {
  if (platform() !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
