import { useIsDemo } from '#client/data/data.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The dialog that asks for the consent, and what waits for its answer. */
export type ConsentGate = {
  isAsking: boolean
  /** Asks unless it is known to be given. */
  requireConsent: () => Promise<boolean>
  /** Asks in any case: the server has said that it is not given. */
  askConsent: () => Promise<boolean>
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

  const askConsent = useCallback(() => {
    setIsAsking(true)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [])
  const requireConsent = useCallback(
    () => (isGiven || isJustGiven.current || isDemo ? Promise.resolve(true) : askConsent()),
    [isGiven, isDemo, askConsent],
  )
  const answer = useCallback((given: boolean) => {
    setIsAsking(false)
    isJustGiven.current = given
    for (const resolve of waiting.current.splice(0)) resolve(given)
  }, [])
  return { isAsking, requireConsent, askConsent, answer }
}
