import { useStore } from '@nanostores/react'
import type { Kept } from '#stores/kept.ts'

/**
 * A stored value in a component. The prerendered page and its hydration use the initial value, since the server has no
 * other.
 */
export function useKept<T>(store: Kept<T>): T {
  return useStore(store, { ssr: () => store.initial })
}
