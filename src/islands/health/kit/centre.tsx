import { createContext, useContext } from 'react'
import type { Overview } from '#lib/health/schemas.ts'

/** What every part of the centre needs of its owner. */
export type Centre = {
  /** Person, settings, consent and latest values; read anew after every change. */
  overview: Overview
  /**
   * Asks for the consent to keep health data where there is none, in a dialog.
   *
   * @returns whether there is one now; always true in the demo, which keeps nothing
   */
  requireConsent: () => Promise<boolean>
}

export const CentreContext = createContext<Centre | null>(null)

/** Of the centre around a part. */
export function useCentre(): Centre {
  const centre = useContext(CentreContext)
  if (!centre) throw new Error('outside of a health centre')
  return centre
}
