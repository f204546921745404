import { useIsDemo } from '#client/data/data.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

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

  /** Given here, and not known from the server yet: what is done in the meantime must not ask again. */
  const isJustGiven = useRef(false)
  useEffect(() => {
    if (isGiven) isJustGiven.current = false
  }, [isGiven])

  const requireConsent = useCallback(() => {
    if (isGiven || isJustGiven.current || isDemo) return Promise.resolve(true)
    setIsAsking(true)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [isGiven, isDemo])
  const answer = useCallback((given: boolean) => {
    setIsAsking(false)
    isJustGiven.current = given
    for (const resolve of waiting.current.splice(0)) resolve(given)
  }, [])
  return { isAsking, requireConsent, answer }
}
