import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Cue } from '#lib/timers/cues.ts'
import type { Phase, PhaseKind } from '#lib/timers/plan.ts'
import { createFlash } from './flash.ts'
import type { SignalSettings } from '#lib/timers/signals.ts'
import { createSoundPlayer } from './sound-player.ts'
import { LOUDNESS, SOUNDS, soundOf, type SignalTheme } from './sounds.ts'
import { spokenOf } from './spoken.ts'
import { shakeOf, vibrate } from './vibrate.ts'
import { speak, stopSpeaking, unlockVoice } from './voice.ts'

export type Signals = {
  /** Unlocks audio and speech; must be called in the click handler that starts a timer. */
  unlock: () => void
  /** Applies changed settings. */
  configure: (settings: SignalSettings) => void
  /** Plays, speaks, vibrates and flashes a cue, as the settings allow. */
  play: (cue: Cue) => void
  /** Plays a sample of the settings; must be called in a click handler. */
  test: () => void
  /** Stops all audio and speech. */
  stop: () => void
}

export type SignalOptions = {
  locale: Locale
  theme: SignalTheme
  t: T<'timers'>
  settings: SignalSettings
}

/** All signals of a timer. Whatever the browser refuses is skipped silently. */
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
      // Enabled while running: that was a click, too, so audio can be unlocked.
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

/** The cues that flash; flashing each second of the countdown would dazzle. */
const FLASHES: ReadonlySet<Cue['kind']> = new Set(['prepare', 'phase', 'finish'])

function isWanted(cue: Cue, { halfway, countdown }: SignalSettings): boolean {
  if (cue.kind === 'halfway') return halfway
  if (cue.kind === 'countdown') return countdown
  return true
}
