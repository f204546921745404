import { setImmediate as turn } from 'node:timers/promises'
import { vi } from 'vitest'

/** Shorter timers stay real, for they are no waiting: the driver sends a query by one of 0 ms. */
const WAITING_FROM_MS = 100

type Run = (...args: unknown[]) => void

/**
 * Runs `work` on a clock of the test: it stands still until only a timer can go on, then jumps to the next one. So how
 * long the work waits does not depend on how busy the machine is.
 *
 * @param isStuck whether what the work waits for will never come, so only a timer can end it
 * @returns how long it waited, in ms of that clock
 */
export async function onClock<T>(
  work: () => Promise<T>,
  isStuck: () => boolean | Promise<boolean>,
): Promise<{ result: T; tookMs: number }> {
  const clock = standStill()
  const begun = performance.now()
  try {
    let over = false
    const isOver = () => over
    const done = work().finally(() => (over = true))
    // Handled at once: a rejection while the loop turns is not an unhandled one.
    done.catch(() => undefined)
    while (!isOver()) {
      await turn()
      if (!isOver() && (await isStuck())) clock.toNextTimer()
    }
    return { result: await done, tookMs: performance.now() - begun }
  } finally {
    clock.goOn()
  }
}

/** True once: what begins afterwards is not stuck. */
export function once(isStuck: () => boolean): () => boolean {
  let was = false
  return () => !was && (was = isStuck())
}

function standStill() {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  const due = new Map<unknown, { at: number; run: () => void }>()
  let now = performance.now()
  const set = (run: Run, ms = 0, ...args: unknown[]): unknown => {
    if (ms < WAITING_FROM_MS) return real.setTimeout(run, ms, ...args)
    const timer: Record<string, () => unknown> = { ref: () => timer, unref: () => timer }
    due.set(timer, { at: now + ms, run: () => run(...args) })
    return timer
  }
  const clear = (timer: never) => {
    if (!due.delete(timer)) real.clearTimeout(timer)
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      set(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms)
      return controller.signal
    }),
  ]
  return {
    /** With those that are due at the same moment. */
    toNextTimer: () => {
      if (due.size === 0) return
      now = Math.min(...[...due.values()].map(({ at }) => at))
      for (const [timer, { at, run }] of [...due]) if (at <= now && due.delete(timer)) run()
    },
    goOn: () => {
      for (const spy of spies) spy.mockRestore()
      Object.assign(globalThis, real)
    },
  }
}
