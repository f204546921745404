import { useCallback, useRef, useState } from 'react'
import { useIsDemo } from '../kit/api.tsx'

/** The dialog that asks for the consent, and what waits for its answer. */
export type ConsentGate = {
  isAsking: boolean
  requireConsent: () => Promise<boolean>
  answer: (isGiven: boolean) => void
}

/**
 * Asks for the consent before the first change.
 *
 * @param isGiven whether there is a running one
 */
export function useConsentGate(isGiven: boolean): ConsentGate {
  const isDemo = useIsDemo()
  const [isAsking, setIsAsking] = useState(false)
  const waiting = useRef<((isGiven: boolean) => void)[]>([])

  const requireConsent = useCallback(() => {
    if (isGiven || isDemo) return Promise.resolve(true)
    setIsAsking(true)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [isGiven, isDemo])
  const answer = useCallback((given: boolean) => {
    setIsAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(given)
  }, [])
  return { isAsking, requireConsent, answer }
}
