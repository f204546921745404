import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'

/** Where there is room for the card beside the fields; as in own-profile.css. */
const WIDE = '(width >= 78rem)'

const $wide = atom(false)
onMount($wide, () => {
  const query = matchMedia(WIDE)
  const read = () => $wide.set(query.matches)
  read()
  query.addEventListener('change', read)
  return () => query.removeEventListener('change', read)
})

/** Whether the card stands beside the fields; otherwise it is folded above them. */
export const useWide = (): boolean => useStore($wide, { ssr: () => false })
