import { useEffect, useState, type RefObject } from 'react'
import './signals.css'

/** An element over the whole screen, and back. */
export type FullScreen = { full: boolean; toggle: () => void; leave: () => void }

/**
 * Shows an element on the whole screen: by the browser, or over the whole page where it cannot (iPhones).
 * The element carries `data-full="screen"` or `"page"` meanwhile.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [full, setFull] = useState<'screen' | 'page' | null>(null)

  useEffect(() => {
    const onChange = () => {
      const here = ref.current !== null && document.fullscreenElement === ref.current
      setFull((now) => (here ? 'screen' : now === 'screen' ? null : now))
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (!element || !full) return
    element.dataset['full'] = full
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFull(null)
    }
    if (full === 'page') {
      document.documentElement.style.overflow = 'hidden'
      document.addEventListener('keydown', onKey)
    }
    return () => {
      delete element.dataset['full']
      document.documentElement.style.overflow = ''
      document.removeEventListener('keydown', onKey)
    }
  }, [ref, full])

  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    setFull(null)
  }
  const enter = async () => {
    try {
      await ref.current?.requestFullscreen()
    } catch {
      setFull('page')
    }
  }
  return { full: full !== null, toggle: () => (full ? leave() : void enter()), leave }
}
