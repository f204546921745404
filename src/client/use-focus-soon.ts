import { useEffect, useState } from 'react'

/**
 * Moves the focus once what was just changed is on the screen: for a screen that knows a better place than the one next to
 * what has gone, such as the button that takes a deletion back.
 *
 * @example focusSoon(() => undo.current?.focus())
 */
export function useFocusSoon(): (move: () => void) => void {
  // An object, so that the same twice is done twice.
  const [wish, setWish] = useState<{ move: () => void }>()
  useEffect(() => wish?.move(), [wish])
  return (move) => setWish({ move })
}
