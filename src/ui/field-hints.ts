import { createContext, useContext } from 'react'

/** The ids of the help and error texts of the field around a control, parted by spaces. */
export const FieldHints = createContext<string | undefined>(undefined)

/**
 * The `aria-describedby` of a control: the texts of its field, then its own.
 * Ark finds these texts by looking at the page after hydration; known here, they are in the first HTML.
 */
export function useDescribedBy(own?: string): string | undefined {
  const hints = useContext(FieldHints)
  return [hints, own].filter(Boolean).join(' ') || undefined
}
