import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** Reads the fragment of the address before the first paint, and again when the fragment changes. */
export function useFragment(take: (isFirst: boolean) => void): void {
  const read = useEffectEvent(take)
  useLayoutEffect(() => read(true), [])
  useEffect(() => {
    const follow = () => read(false)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
