import { soundPath, type SoundName } from './sounds.ts'

export type SoundPlayer = {
  /** Loads the sounds and has the browser allow them. Belongs into a tap. */
  unlock: (names: readonly SoundName[]) => void
  /** Plays from the beginning; what the browser refuses is let be. */
  play: (name: SoundName, volume: number) => void
  /** Silences all of them. */
  stop: () => void
}

/** Plays short sounds through one audio element each. */
export function createSoundPlayer(): SoundPlayer {
  const elements = new Map<SoundName, HTMLAudioElement>()
  /** Those that play without a sound, only to be allowed to play later. */
  const trying = new Set<HTMLAudioElement>()

  const elementOf = (name: SoundName) => {
    const known = elements.get(name)
    if (known) return known
    const element = new Audio(soundPath(name))
    element.preload = 'auto'
    elements.set(name, element)
    return element
  }
  const settle = (element: HTMLAudioElement) => {
    // It may have been asked to sound in the meantime; then it is no longer ours to stop.
    if (!trying.delete(element)) return
    element.pause()
    element.currentTime = 0
    element.muted = false
  }

  return {
    unlock(names) {
      if (names.some((name) => !elements.has(name))) mixWithMusic()
      for (const name of names) {
        if (elements.has(name)) continue
        const element = elementOf(name)
        element.muted = true
        trying.add(element)
        tryToPlay(element, () => settle(element))
      }
    },
    play(name, volume) {
      const element = elementOf(name)
      trying.delete(element)
      element.muted = false
      element.volume = volume
      element.currentTime = 0
      tryToPlay(element)
    },
    stop() {
      for (const element of elements.values()) element.pause()
    },
  }
}

/** Plays, and never rejects or throws: a refused sound must not stop a timer. */
export function tryToPlay(element: HTMLAudioElement, onSettled?: () => void) {
  element.play().then(onSettled, onSettled ?? (() => undefined))
}

/** Where the system can be asked, other apps go on playing, only softer. */
function mixWithMusic() {
  const session = (navigator as { audioSession?: { type: string } }).audioSession
  if (session) session.type = 'transient'
}
