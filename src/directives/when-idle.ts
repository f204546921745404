/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => Promise<void>): void {
  const wait = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => void work(), { timeout: 4000 })
    } else setTimeout(() => void work(), 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
