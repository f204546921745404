import type { Locale } from '#lib/i18n/locales.ts'
import type { Cue } from '#lib/timers/cues.ts'
import { createFlash } from './flash.ts'
import type { SignalSettings } from './settings.ts'
import { createSoundPlayer } from './sound-player.ts'
import { LOUDNESS, SOUNDS, soundOf, type SignalTheme } from './sounds.ts'
import { spokenOf } from './spoken.ts'
import type { SignalT } from './texts.ts'
import { shakeOf, vibrate } from './vibrate.ts'
import { speak, stopSpeaking, unlockVoice } from './voice.ts'

export type Signals = {
  /** Has the browser allow sound and voice; belongs into the tap that starts a timer. */
  unlock: () => void
  /** Sounds, says, shakes and shows a cue, as far as the settings want it. */
  play: (cue: Cue) => void
  /** Says a text when the voice is on. */
  say: (text: string) => void
  /** Ends what is still to be heard. */
  stop: () => void
}

type Options = {
  locale: Locale
  theme: SignalTheme
  t: SignalT
  /** Asked at every cue, so that a change counts at once. */
  settings: () => SignalSettings
}

/** All ways in which a timer makes itself noticed. Whatever the browser refuses is left out in silence. */
export function createSignals({ locale, theme, t, settings }: Options): Signals {
  const player = createSoundPlayer()
  const flash = createFlash()
  const say = (text: string) => {
    const { voice, volume } = settings()
    if (voice) speak(text, locale, volume)
  }
  return {
    unlock() {
      const { soundEnabled, voice } = settings()
      if (soundEnabled) player.unlock(SOUNDS[theme])
      if (voice) unlockVoice(locale)
    },
    play(cue) {
      const now = settings()
      if (isWanted(cue, now)) {
        const sound = now.soundEnabled && soundOf(cue, theme)
        if (sound) player.play(sound, now.volume * LOUDNESS[theme])
        const words = spokenOf(cue, t)
        if (words) say(words)
        if (now.vibration) vibrate(shakeOf(cue))
        if (now.flash && theme === 'workout' && FLASHES.has(cue.kind)) flash()
      }
    },
    say,
    stop() {
      player.stop()
      stopSpeaking()
      vibrate([])
    },
  }
}

/** What can be seen from across the room; the last seconds would only blind. */
const FLASHES: ReadonlySet<Cue['kind']> = new Set(['prepare', 'phase', 'finish'])

function isWanted(cue: Cue, { halfway, countdown }: SignalSettings): boolean {
  if (cue.kind === 'halfway') return halfway
  if (cue.kind === 'countdown') return countdown
  return true
}
