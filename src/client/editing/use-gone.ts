import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Finds a place for the focus when what had it is gone.
 *
 * @param isShown whether it is shown
 * @param onGone called when it is shown no more and had the focus, or a dialog over it had
 */
export function useGone(isShown: boolean, onGone: () => void): void {
  const wasShown = useRef(isShown)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.closest('dialog')
    if (wasShown.current && !isShown && isLost) leave()
    wasShown.current = isShown
  }, [isShown])
}
