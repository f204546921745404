import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Stops a PostgreSQL that still runs on a cluster although the process which started it is gone, and removes
 * the note of one that no longer runs. To be called by the owner of the data directory only.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  // There is no `ps` to ask there; PostgreSQL itself sees through the note of one that no longer runs.
  if (platform() === 'win32') return
  const note = join(cluster, 'postmaster.pid')
  const pid = notedPid(note)
  if (pid === undefined) return
  const runs = () => commandLine(pid).includes(cluster)
  // SIGINT: closes connections and shuts down cleanly; SIGQUIT: at once, recovered at the next start.
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

/** How a process was called; empty when there is none, or when it ended and was not collected. */
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
