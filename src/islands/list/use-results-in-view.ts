import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The element of the results, and what scrolls to their beginning once the next state is on the page: by then the
 * ten best may have gone from among them.
 */
export function useResultsInView(): [RefObject<HTMLElement | null>, () => void] {
  const results = useRef<HTMLElement>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    results.current?.scrollIntoView({ block: 'start' })
  })
  return [results, useCallback(() => void (isWanted.current = true), [])]
}
