/**
 * Animates confetti on a canvas. The library is loaded on demand; nothing happens with reduced motion, or when loading
 * fails.
 */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // Not in a worker: the library creates it from a blob URL, which the Content Security Policy blocks.
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    const colors = ['#dcef3a', '#7cc58a', '#6cbfd0', '#f2b84b', '#ffffff']
    const burst = { colors, particleCount: 90, spread: 75, startVelocity: 55, ticks: 220 }
    void fire({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } })
    await fire({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } })
  } catch {
    // No network: confetti is optional.
  }
}
