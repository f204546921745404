import type { Locale } from '#lib/i18n/locales.ts'
import type { Cue } from '#lib/timers/cues.ts'
import type { Phase, PhaseKind } from '#lib/timers/plan.ts'
import { createFlash } from './flash.ts'
import type { SignalSettings } from '#lib/timers/signals.ts'
import { createSoundPlayer } from './sound-player.ts'
import { LOUDNESS, SOUNDS, soundOf, type SignalTheme } from './sounds.ts'
import { spokenOf } from './spoken.ts'
import type { SignalT } from './texts.ts'
import { shakeOf, vibrate } from './vibrate.ts'
import { speak, stopSpeaking, unlockVoice } from './voice.ts'

export type Signals = {
  /** Has the browser allow sound and voice; belongs into the tap that starts a timer. */
  unlock: () => void
  /** Takes changed settings over. */
  configure: (settings: SignalSettings) => void
  /** Sounds, says, shakes and shows a cue, as far as the settings want it. */
  play: (cue: Cue) => void
  /** Lets one hear what was set; belongs into a tap. */
  test: () => void
  /** Ends what is still to be heard. */
  stop: () => void
}

export type SignalOptions = {
  locale: Locale
  theme: SignalTheme
  t: SignalT
  settings: SignalSettings
}

/** All ways in which a timer makes itself noticed. Whatever the browser refuses is left out in silence. */
export function createSignals({ locale, theme, t, settings }: SignalOptions): Signals {
  const player = createSoundPlayer()
  const flash = createFlash()
  let now = settings
  let unlocked = false
  const allow = () => {
    if (now.soundEnabled) player.unlock(SOUNDS[theme])
    if (now.voice) unlockVoice(locale)
  }
  const signals: Signals = {
    unlock() {
      unlocked = true
      allow()
    },
    configure(next) {
      const more = (next.soundEnabled && !now.soundEnabled) || (next.voice && !now.voice)
      now = next
      // Switched on in the middle: that was a tap, too.
      if (unlocked && more) allow()
    },
    play(cue) {
      if (!isWanted(cue, now)) return
      const sound = now.soundEnabled && soundOf(cue, theme)
      if (sound) player.play(sound, now.volume * LOUDNESS[theme])
      const words = now.voice && theme !== 'meditation' && spokenOf(cue, t)
      if (words) speak(words, locale, now.volume)
      if (now.vibration) vibrate(shakeOf(cue))
      if (now.flash && theme === 'workout' && FLASHES.has(cue.kind)) flash()
    },
    test() {
      signals.unlock()
      signals.play({ kind: 'phase', phase: SAMPLES[theme] })
    },
    stop() {
      player.stop()
      stopSpeaking()
      vibrate([])
    },
  }
  return signals
}

const phase = (kind: PhaseKind): Phase => ({ kind, seconds: 4, round: 1, cycle: 1 })
const SAMPLES = {
  workout: phase('work'),
  breathing: phase('inhale'),
  meditation: phase('meditate'),
} as const satisfies Record<SignalTheme, Phase>

/** What can be seen from across the room; the last seconds would only blind. */
const FLASHES: ReadonlySet<Cue['kind']> = new Set(['prepare', 'phase', 'finish'])

function isWanted(cue: Cue, { halfway, countdown }: SignalSettings): boolean {
  if (cue.kind === 'halfway') return halfway
  if (cue.kind === 'countdown') return countdown
  return true
}
