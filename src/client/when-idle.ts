/**
 * Runs work once the page has loaded and the browser is idle.
 *
 * @param withinMs runs it after that long, idle or not
 */
export function whenIdle(work: () => unknown, withinMs = 4_000): void {
  const wait = () => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: withinMs })
    else setTimeout(work, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
