/** The signals of timers; one preference for all of them. */
export type SignalSettings = {
  soundEnabled: boolean
  /** 0 to 1. iOS only supports the hardware buttons. */
  volume: number
  /** Announces phases by voice. Off by default: nobody expects a page to talk in a gym. */
  voice: boolean
  vibration: boolean
  /** Flashes the screen at each change. Off by default: flashes can be harmful to some people. */
  flash: boolean
  /** A sound at the half of a phase. */
  halfway: boolean
  /** A sound for each of the last three seconds. */
  countdown: boolean
  /**
   * Controls on the lock screen. Off by default: browsers show them only while audio plays, and that stops the music of
   * other apps.
   */
  lockScreen: boolean
  /** Announces each breath to screen readers; can be switched off. */
  announce: boolean
}

export const DEFAULT_SIGNALS: SignalSettings = {
  soundEnabled: true,
  volume: 1,
  voice: false,
  vibration: true,
  flash: false,
  halfway: true,
  countdown: true,
  lockScreen: false,
  announce: true,
}

/**
 * Parses stored settings. Missing, broken or outdated values get their default.
 *
 * @param kept the parsed JSON
 */
export function readSignals(kept: unknown): SignalSettings {
  const settings = { ...DEFAULT_SIGNALS }
  if (typeof kept !== 'object' || kept === null) return settings
  const { volume, ...switches } = kept as Record<string, unknown>
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) settings.volume = volume
  for (const name of SIGNAL_SWITCHES) {
    const value = switches[name]
    if (typeof value === 'boolean') settings[name] = value
  }
  return settings
}

/** The settings that are on or off. */
export const SIGNAL_SWITCHES = [
  'soundEnabled',
  'voice',
  'vibration',
  'flash',
  'halfway',
  'countdown',
  'lockScreen',
  'announce',
] as const satisfies readonly (keyof SignalSettings)[]
export type SignalSwitch = (typeof SIGNAL_SWITCHES)[number]
