import type { Page } from '@playwright/test'

/** The recorded calls of sound, speech, vibration and wake lock. */
export type Noticed = {
  /** The played files, in order, without those only unlocked. */
  sounds: { file: string; volume: number }[]
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

declare global {
  interface Window {
    noticed: Noticed
    /** Presses a media key. */
    pressMediaKey: (key: string) => void
    /** Releases the wake lock, as the browser does when the page is hidden. */
    hidePage: (hidden: boolean) => void
  }
}

/** Replaces APIs that a headless browser has no hardware for, and records their calls. */
export async function watchSenses(page: Page, options: Options = {}) {
  await page.addInitScript((given: Options) => {
    const noticed: Noticed = { sounds: [], said: [], shakes: [], screen: [] }
    window.noticed = noticed
    const replace = (owner: object, name: string, value: unknown) =>
      Object.defineProperty(owner, name, { configurable: true, writable: true, value })

    HTMLMediaElement.prototype.play = function () {
      if (!this.muted) {
        const file = new URL(this.src).pathname.replace(/^\/sounds\/|\.mp3$/g, '')
        noticed.sounds.push({ file, volume: this.volume })
      }
      return given.refuseSounds
        ? Promise.reject(new DOMException('Not yet', 'NotAllowedError'))
        : Promise.resolve()
    }

    const voices = [
      { lang: 'en-US', name: 'American', localService: true },
      { lang: 'en-GB', name: 'British', localService: true },
      { lang: 'es-MX', name: 'Mexican', localService: true },
      { lang: 'es-ES', name: 'Spanish', localService: true },
    ]
    replace(window, 'SpeechSynthesisUtterance', function (this: object, text: string) {
      Object.assign(this, { text, lang: '', voice: null, volume: 1 })
    })
    replace(window, 'speechSynthesis', {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: { text: string; lang: string; voice: { name: string } | null }) => {
        const { text, lang, voice } = utterance
        if (text.trim()) noticed.said.push({ text, lang, voice: voice?.name ?? null })
      },
    })

    replace(navigator, 'vibrate', (pattern: number[]) => {
      if (pattern.length > 0) noticed.shakes.push(pattern)
      return true
    })

    let lock: { released: boolean } | null = null
    replace(navigator, 'wakeLock', {
      request: () => {
        noticed.screen.push('request')
        if (given.refuseScreen) return Promise.reject(new DOMException('No', 'NotAllowedError'))
        const mine = {
          released: false,
          release: () => {
            if (!mine.released) noticed.screen.push('release')
            mine.released = true
            return Promise.resolve()
          },
        }
        lock = mine
        return Promise.resolve(mine)
      },
    })
    window.hidePage = (hidden) => {
      if (hidden && lock) lock.released = true
      replace(document, 'visibilityState', hidden ? 'hidden' : 'visible')
      replace(document, 'hidden', hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }

    const keys = new Map<string, () => void>()
    const session = navigator.mediaSession
    replace(session, 'setActionHandler', (key: string, handler: (() => void) | null) => {
      if (handler) keys.set(key, handler)
      else keys.delete(key)
    })
    window.pressMediaKey = (key) => keys.get(key)?.()

    const absent = {
      speechSynthesis: () => Reflect.deleteProperty(window, 'speechSynthesis'),
      vibrate: () => {
        Reflect.deleteProperty(navigator, 'vibrate')
        Reflect.deleteProperty(Navigator.prototype, 'vibrate')
      },
      wakeLock: () => {
        Reflect.deleteProperty(navigator, 'wakeLock')
        Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
      },
      mediaSession: () => Reflect.deleteProperty(Navigator.prototype, 'mediaSession'),
      Worker: () =>
        replace(window, 'Worker', function () {
          throw new DOMException('No workers here', 'SecurityError')
        }),
    }
    for (const name of given.without ?? []) absent[name]()
    if (given.without?.includes('speechSynthesis')) {
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    }
  }, options)
  return {
    sounds: async () => (await page.evaluate(() => window.noticed.sounds)).map(({ file }) => file),
    all: () => page.evaluate(() => window.noticed),
    pressMediaKey: (key: 'play' | 'pause') =>
      page.evaluate((pressed) => window.pressMediaKey(pressed), key),
    hide: (hidden: boolean) => page.evaluate((now) => window.hidePage(now), hidden),
  }
}
