import { useStore } from '@nanostores/react'
import type { Kept } from '#stores/kept.ts'

/**
 * What this browser keeps, in a component. The prerendered page and its hydration show the initial value, since no
 * server knows of another.
 */
export function useKept<T>(store: Kept<T>): T {
  return useStore(store, { ssr: () => store.initial })
}
