import { useEffect, useSyncExternalStore } from 'react'

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFull = () => document.fullscreenElement !== null

const enter = () => document.documentElement.requestFullscreen()
const leave = () => document.exitFullscreen()

/**
 * The whole screen for the page, and so for the stage that covers it: without the bars of the browser. Where
 * there is no such thing (iPhones) `can` is false, and the stage over the whole page has to do. Left with the
 * stage.
 */
export function useFullscreen(): { can: boolean; full: boolean; toggle: () => void } {
  const full = useSyncExternalStore(onChange, isFull, () => false)
  useEffect(
    () => () => {
      if (isFull()) leave().catch(() => undefined)
    },
    [],
  )
  const toggle = () => {
    ;(full ? leave() : enter()).catch(() => undefined)
  }
  return { can: typeof document !== 'undefined' && document.fullscreenEnabled, full, toggle }
}
