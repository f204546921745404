/**
 * Throws confetti over a canvas. Its script comes only then; who wants less motion gets none, nor does anybody
 * whose browser cannot load it.
 */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // Not in a worker: it would be made of text, which the content policy refuses.
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    const colors = ['#dcef3a', '#7cc58a', '#6cbfd0', '#f2b84b', '#ffffff']
    const burst = { colors, particleCount: 90, spread: 75, startVelocity: 55, ticks: 220 }
    void fire({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } })
    await fire({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } })
  } catch {
    // No network: the end is an end without it, too.
  }
}
