import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** Reads the values of the page's URL before the first paint, and again when the fragment changes. */
export function useAddress(take: (isFirst: boolean) => void): void {
  const read = useEffectEvent(take)
  useLayoutEffect(() => read(true), [])
  useEffect(() => {
    const follow = () => read(false)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
