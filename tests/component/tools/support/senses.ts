import { remove, replace } from './browser.ts'

/** The recorded calls of sound, speech, vibration and wake lock. */
export type Noticed = {
  /** The played files, in order, without those only unlocked. */
  sounds: { file: string; volume: number }[]
  /** The loaded files. */
  loaded: string[]
  said: { text: string; lang: string; voice: string | null }[]
  shakes: number[][]
  /** `request` and `release` of the wake lock, in order. */
  screen: string[]
}

type Options = {
  /** Every `play()` is rejected, as before a user gesture. */
  refuseSounds?: boolean
  /** Wake lock requests are rejected. */
  refuseScreen?: boolean
  /** Features missing in this browser. */
  without?: readonly ('speechSynthesis' | 'vibrate' | 'wakeLock' | 'mediaSession' | 'Worker')[]
}

const VOICES = [
  { lang: 'en-US', name: 'American', localService: true },
  { lang: 'en-GB', name: 'British', localService: true },
  { lang: 'es-MX', name: 'Mexican', localService: true },
  { lang: 'es-ES', name: 'Spanish', localService: true },
]

class Utterance {
  text: string
  lang = ''
  voice: { name: string } | null = null
  constructor(text: string) {
    this.text = text
  }
}

const denied = () => Promise.reject(new DOMException('Not yet', 'NotAllowedError'))

/** Replaces APIs that a headless browser has no hardware for, and records their calls, until the end of the test. */
export function watchSenses({ refuseSounds, refuseScreen, without = [] }: Options = {}) {
  const noticed: Noticed = { sounds: [], loaded: [], said: [], shakes: [], screen: [] }
  hear(noticed, refuseSounds)
  const lock = watchScreen(noticed, refuseScreen)
  replace(navigator, 'vibrate', (pattern: number[]) => {
    if (pattern.length > 0) noticed.shakes.push(pattern)
    return true
  })
  const keys = new Map<string, () => void>()
  replace(navigator.mediaSession, 'setActionHandler', (key: string, handler?: () => void) => {
    if (handler) keys.set(key, handler)
    else keys.delete(key)
  })
  for (const name of without) {
    if (name === 'Worker') {
      replace(globalThis, name, function () {
        throw new DOMException('No workers here', 'SecurityError')
      })
    } else remove(name === 'speechSynthesis' ? globalThis : navigator, name)
  }
  return {
    ...noticed,
    /** The files played so far. */
    played: () => noticed.sounds.map(({ file }) => file),
    pressMediaKey: (key: 'play' | 'pause') => keys.get(key)?.(),
    hide: (hidden: boolean) => {
      if (hidden) lock.release()
      replace(document, 'visibilityState', hidden ? 'hidden' : 'visible')
      replace(document, 'hidden', hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function hear({ sounds, loaded, said }: Noticed, refuseSounds = false) {
  const { Audio } = globalThis
  replace(globalThis, 'Audio', function (file: string) {
    loaded.push(file)
    return new Audio(file)
  })
  replace(HTMLMediaElement.prototype, 'play', function (this: HTMLMediaElement) {
    if (!this.muted) {
      const file = new URL(this.src).pathname.replace(/^\/sounds\/|\.mp3$/g, '')
      sounds.push({ file, volume: this.volume })
    }
    return refuseSounds ? denied() : Promise.resolve()
  })
  replace(globalThis, 'SpeechSynthesisUtterance', Utterance)
  replace(globalThis, 'speechSynthesis', {
    getVoices: () => VOICES,
    cancel: () => undefined,
    speak({ text, lang, voice }: Utterance) {
      if (text.trim()) said.push({ text, lang, voice: voice?.name ?? null })
    },
  })
}

/** The wake lock. @returns how the browser releases it by itself, when the page is hidden */
function watchScreen({ screen }: Noticed, refuseScreen = false) {
  let current: { released: boolean } | null = null
  replace(navigator, 'wakeLock', {
    request() {
      screen.push('request')
      if (refuseScreen) return denied()
      const lock = {
        released: false,
        release() {
          if (!lock.released) screen.push('release')
          lock.released = true
          return Promise.resolve()
        },
      }
      current = lock
      return Promise.resolve(lock)
    },
  })
  return {
    release() {
      if (current) current.released = true
    },
  }
}
