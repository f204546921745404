import { glob, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 200

/**
 * The most memory that this process and everything it has started hold together while a task runs, in MB; memory that they
 * share counts once. Reads `/proc`, so on Linux alone.
 */
export async function peakMemory(task: () => Promise<void>): Promise<number> {
  let peak = 0
  const ended = new AbortController()
  const watched = (async () => {
    while (!ended.signal.aborted) {
      peak = Math.max(peak, await heldMemory())
      await wait(EVERY_MS)
    }
  })()
  try {
    await task()
  } finally {
    ended.abort()
    await watched
  }
  return peak
}

async function heldMemory(): Promise<number> {
  const parents = await parentsOfAll()
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOurs(parents.get(pid)))
  const held = await Promise.all([...parents.keys()].filter(isOurs).map(proportionalSize))
  return held.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024
}

/** The parent of each process of this machine. */
async function parentsOfAll(): Promise<Map<number, number>> {
  const parents = new Map<number, number>()
  for await (const file of glob('/proc/[0-9]*/stat')) {
    // `pid (name) state parent`; the name may contain anything.
    const [pid, parent] = /^(\d+) .*\) \S (\d+)/s.exec(await textOf(file))?.slice(1) ?? []
    if (pid && parent) parents.set(Number(pid), Number(parent))
  }
  return parents
}

/** In KB. */
async function proportionalSize(pid: number): Promise<number> {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(await textOf(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kilobytes ?? 0)
}

/** Nothing when the process has ended. */
const textOf = (file: string) => readFile(file, 'utf8').catch(() => '')
