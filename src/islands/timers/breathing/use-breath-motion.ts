import { useLayoutEffect, type RefObject } from 'react'
import { circleEnds } from '#lib/timers/breathing-circle.ts'
import type { Look } from '../runner.ts'

/** The maximum difference between animation and timer before it is corrected. */
const TOLERANCE_MS = 120

/** Breath starts and ends slowly. */
const EASING = 'cubic-bezier(0.45, 0.05, 0.55, 0.95)'

/**
 * Scales an element in step with a run, by a compositor animation that needs neither script nor layout. Each update of
 * the run corrects an animation that has drifted. No animation with reduced motion.
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
    // A phase is an object of its plan; a plan without end reuses its objects, hence `phaseIndex`.
  }, [circle, phase, phaseIndex])

  useLayoutEffect(() => {
    for (const animation of circle.current?.getAnimations() ?? []) {
      if (status === 'paused') animation.pause()
      else if (animation.playState === 'paused') animation.play()
      const offMs = Math.abs(Number(animation.currentTime) - phaseElapsedMs)
      // Setting the time makes a pause immediate; otherwise it takes effect with the next frame.
      if (status === 'paused' || offMs > TOLERANCE_MS) animation.currentTime = phaseElapsedMs
    }
  }, [circle, phaseIndex, phaseElapsedMs, status])
}
