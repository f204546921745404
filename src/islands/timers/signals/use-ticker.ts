import { useEffect, useRef } from 'react'

const EVERY_MS = 100

/**
 * Calls `onTick` about ten times a second while `active`, in hidden tabs too, and at once when the page becomes
 * visible. A tick is only a prompt to read the clock, never a measure of time.
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

/** Ticks from a worker, or from the page where a worker cannot start. Returns the function that stops them. */
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
