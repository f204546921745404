import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { gateCounts } from './counts.ts'
import type { Counts, Gate } from './gate.ts'

/**
 * Runs a gate and prints one line, or its whole output when it failed.
 *
 * @param prepare provides what the gate needs
 */
export async function runGate(gate: Gate, prepare: () => Promise<void>): Promise<Counts> {
  const started = performance.now()
  // Do not count the report of an earlier run.
  if (gate.report) await rm(gate.report.file, { force: true })
  const { succeeded, output } = await prepare()
    .then(() => execute(gate))
    .catch((error: unknown) => ({ succeeded: false, output: String(error) }))
  const counts = gateCounts(succeeded, gate.report && (await readCounts(gate.report)))
  if (counts.failed > 0) console.log(output)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const mark = counts.failed > 0 ? '✗' : '✓'
  console.log(
    `${mark} ${gate.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`,
  )
  return counts
}

async function execute({ command: [program = '', ...args] }: Gate) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    shell: process.platform === 'win32',
  })
  const end = () => child.kill()
  process.once('exit', end)
  const ended = once(child, 'close').then(([code]) => code === 0)
  const [succeeded, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  process.off('exit', end)
  return { succeeded, output: `${out}${err}` }
}

/** A crashed program leaves no report, or half of one: no test counts then. */
async function readCounts({ file, count }: NonNullable<Gate['report']>): Promise<Counts> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
