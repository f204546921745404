import { useEffect, useRef } from 'react'
import { tryToPlay } from './sound-player.ts'
import { soundPath } from './sounds.ts'

type Options = {
  /** Whether a timer is in progress, including pauses. */
  active: boolean
  paused: boolean
  /** The current phase, such as "Tabata: work". */
  title: string
  /** The name of the tool. */
  artist: string
  onPause: () => void
  onResume: () => void
  /** Plays silence, without which browsers show no lock screen controls; it interrupts other apps' music. */
  lockScreen: boolean
}

/** Controls a timer by media keys: headphones, keyboard, lock screen. */
export function useMediaSession({ active, paused, title, artist, lockScreen, ...on }: Options) {
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.setActionHandler('play', () => handlers.current.onResume())
    mediaSession.setActionHandler('pause', () => handlers.current.onPause())
    return () => {
      mediaSession.setActionHandler('play', null)
      mediaSession.setActionHandler('pause', null)
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }, [active])

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist })
  }, [active, title, artist])

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = paused ? 'paused' : 'playing'
  }, [active, paused])

  useSilence(active && lockScreen, paused)
}

/** Plays silence in a loop. */
function useSilence(active: boolean, paused: boolean) {
  const element = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (!active) return
    const audio = new Audio(soundPath('silence'))
    audio.loop = true
    element.current = audio
    return () => {
      audio.pause()
      element.current = null
    }
  }, [active])
  useEffect(() => {
    if (!element.current) return
    if (paused) element.current.pause()
    else tryToPlay(element.current)
  }, [active, paused])
}
