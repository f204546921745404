import { useEffect, useState } from 'react'

/** Focuses an element by its id once what was just changed is on the screen. */
export function useFocusSoon(): (id: string) => void {
  // An object, so that the same id twice is two wishes.
  const [wish, setWish] = useState<{ id: string }>()
  useEffect(() => {
    if (wish) document.getElementById(wish.id)?.focus()
  }, [wish])
  return (id) => setWish({ id })
}
