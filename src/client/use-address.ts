import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Follows the address of the page: its values are taken at first, before anything is painted, and again when
 * the fragment changes.
 */
export function useAddress(take: (isFirst: boolean) => void): void {
  const read = useEffectEvent(take)
  useLayoutEffect(() => read(true), [])
  useEffect(() => {
    const follow = () => read(false)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
