import { useStore } from '@nanostores/react'
import type { Stored } from '#stores/stored.ts'

/**
 * A stored value in a component. The prerendered page and its hydration use the initial value, since the server has no
 * other.
 */
export function useStored<T>(store: Stored<T>): T {
  return useStore(store, { ssr: () => store.initial })
}
