import { soundPath, type SoundName } from './sounds.ts'

export type SoundPlayer = {
  /** Loads the sounds and unlocks them for autoplay. Must be called in a click handler. */
  unlock: (names: readonly SoundName[]) => void
  /** Plays from the beginning; does nothing if the browser refuses. */
  play: (name: SoundName, volume: number) => void
  /** Stops all sounds. */
  stop: () => void
}

/** Plays short sounds, with one audio element for each. */
export function createSoundPlayer(): SoundPlayer {
  const elements = new Map<SoundName, HTMLAudioElement>()
  /** Elements that are playing muted, only to be unlocked. */
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
    // If it has been asked to play in the meantime, it must not be paused.
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

/** Plays; never rejects or throws, because a refused sound must not stop a timer. */
export function tryToPlay(element: HTMLAudioElement, onSettled?: () => void) {
  element.play().then(onSettled, onSettled ?? (() => undefined))
}

/** Where the Audio Session API is supported, other apps keep playing at a lower volume. */
function mixWithMusic() {
  const session = (navigator as { audioSession?: { type: string } }).audioSession
  if (session) session.type = 'transient'
}
