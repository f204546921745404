import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Accepts a file dropped on an element. A convenience for mouse users; the button beside it works for everybody.
 *
 * @returns whether a file is dragged over it
 */
export function useFileDrop(
  area: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [held, setHeld] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const over = (event: DragEvent) => {
      // Otherwise the browser would navigate to the file.
      event.preventDefault()
      setHeld(true)
    }
    const leave = () => setHeld(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setHeld(false)
      const file = event.dataTransfer?.files[0]
      if (file) take(file)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('dragover', over, { signal })
    element.addEventListener('dragleave', leave, { signal })
    element.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [area])
  return held
}
