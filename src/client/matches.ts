import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'

/**
 * @param query a media query
 * @returns a hook that says whether it holds; on the server it does not
 */
export function matches(query: string): () => boolean {
  const $matches = atom(false)
  onMount($matches, () => {
    const list = matchMedia(query)
    const read = () => $matches.set(list.matches)
    read()
    list.addEventListener('change', read)
    return () => list.removeEventListener('change', read)
  })
  return () => useStore($matches, { ssr: () => false })
}
