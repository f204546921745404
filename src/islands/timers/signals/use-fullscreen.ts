import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { browserValue } from '#stores/browser-value.ts'

const isFull = () => document.fullscreenElement !== null
const $full = browserValue({
  read: isFull,
  target: () => document,
  event: 'fullscreenchange',
  onServer: false,
})

const enter = () => document.documentElement.requestFullscreen()
const leave = () => document.exitFullscreen()

/**
 * Fullscreen for the page, and so for the stage that covers it. Where the API is missing (iPhones) `can` is false.
 * Exits with the stage.
 */
export function useFullscreen(): { can: boolean; full: boolean; toggle: () => void } {
  const full = useStore($full, { ssr: 'initial' })
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
