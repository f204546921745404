import type { Counts, Gate } from './gate.ts'

/** How many gates run at once. */
const LANES = 2

/**
 * Runs gates in their order, two at a time, and those that are `alone` with no other beside them.
 *
 * @param run runs one gate; must not reject
 * @returns the sum of what they counted
 */
export async function runGates(
  gates: readonly Gate[],
  run: (gate: Gate) => Promise<Counts>,
): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const running = new Set<Promise<void>>()
  const start = (gate: Gate) => {
    const ended = run(gate).then(({ passed, failed, skipped }) => {
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
      running.delete(ended)
    })
    running.add(ended)
  }
  for (const gate of gates) {
    const others = gate.alone ? 0 : LANES - 1
    while (running.size > others) await Promise.race(running)
    start(gate)
    if (gate.alone) await Promise.all(running)
  }
  await Promise.all(running)
  return total
}
