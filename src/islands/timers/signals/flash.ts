/** At most three flashes in any second are safe for photosensitive people (WCAG 2.3.1). */
const LEAST_GAP_MS = 400
const LENGTH_MS = 380

/** Returns a function that flashes the screen, and does nothing too soon after the last flash. */
export function createFlash(): () => void {
  let lastMs = -Infinity
  return () => {
    const nowMs = performance.now()
    if (nowMs - lastMs < LEAST_GAP_MS) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    lastMs = nowMs
    const light = document.createElement('div')
    light.dataset['testid'] = 'flash'
    light.className = 'pointer-events-none fixed inset-0 z-60 bg-white opacity-0'
    // Only modal dialogs are above the page, so the flash must be inside one.
    const stage = document.querySelector('dialog:modal') ?? document.body
    stage.append(light)
    const animation = light.animate(
      { opacity: [0.9, 0] },
      { duration: LENGTH_MS, easing: 'ease-out' },
    )
    const remove = () => light.remove()
    animation.finished.then(remove, remove)
  }
}
