import { useEffect, useRef, type RefObject } from 'react'

/**
 * The focus goes to what has just been shown in the place of what was pressed.
 *
 * @param round it goes there again when this changes
 * @returns for the element, which can be focused by script (`tabIndex={-1}`)
 */
export function useShownFocus<Shown extends HTMLElement>(round?: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => shown.current?.focus(), [round])
  return shown
}
