import { useEffect, useRef } from 'react'

const EVERY_MS = 100

/**
 * Calls `onTick` about ten times a second while `active`, in hidden tabs too, and at once when the page
 * comes back. Ticks say when to look at the clock, never how much time has passed.
 */
export function useTicker(active: boolean, onTick: () => void) {
  const latest = useRef(onTick)
  useEffect(() => {
    latest.current = onTick
  })
  useEffect(() => {
    if (!active) return
    const tick = () => latest.current()
    const stop = startTicks(tick)
    document.addEventListener('visibilitychange', tick)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [active])
}

/** Ticks from a worker, or from the page where a worker cannot start. Gives the function that ends them. */
function startTicks(tick: () => void): () => void {
  let interval: number | undefined
  const fallBack = () => {
    interval ??= window.setInterval(tick, EVERY_MS)
  }
  const worker = startWorker()
  if (worker) {
    worker.onmessage = tick
    worker.onerror = fallBack
  } else fallBack()
  return () => {
    worker?.terminate()
    clearInterval(interval)
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./ticker.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
