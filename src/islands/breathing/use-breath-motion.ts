import { useLayoutEffect, type RefObject } from 'react'
import type { Look } from '#islands/timers/runner.ts'
import { circleEnds } from '#lib/timers/breathing-circle.ts'

/** How far the picture may be from the time before it is put right. */
const TOLERANCE_MS = 120

/** Air moves slowly at first and at last. */
const EASING = 'cubic-bezier(0.45, 0.05, 0.55, 0.95)'

/**
 * Lets an element breathe with a run: scaled by the compositor, so that nothing is computed or laid out while
 * it moves. Each look at the run puts a picture right that has lost the time. Still where motion is unwanted.
 */
export function useBreathMotion(circle: RefObject<HTMLElement | null>, view: Look) {
  const { phase, phaseIndex, phaseElapsedMs, status } = view

  useLayoutEffect(() => {
    const element = circle.current
    if (!element || !phase?.seconds) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [from, to] = circleEnds(phase.kind)
    const animation = element.animate(
      [{ transform: `scale(${from})` }, { transform: `scale(${to})` }],
      { duration: phase.seconds * 1_000, easing: EASING, fill: 'both' },
    )
    return () => animation.cancel()
    // A phase is an object of its plan; a plan without end comes to the same object again.
  }, [circle, phase, phaseIndex])

  useLayoutEffect(() => {
    for (const animation of circle.current?.getAnimations() ?? []) {
      if (status === 'paused') animation.pause()
      else if (animation.playState === 'paused') animation.play()
      const offMs = Math.abs(Number(animation.currentTime) - phaseElapsedMs)
      // Setting the time makes a pause immediate; otherwise it waits for the next frame, which may be late.
      if (status === 'paused' || offMs > TOLERANCE_MS) animation.currentTime = phaseElapsedMs
    }
  }, [circle, phaseIndex, phaseElapsedMs, status])
}
