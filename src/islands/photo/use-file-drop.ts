import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Lets a file be dropped on an element, for those who have a mouse and a window of files; a button beside it
 * does the same for everybody.
 *
 * @returns whether something is held over it
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
      // Without this the browser would leave the page and show the file.
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
