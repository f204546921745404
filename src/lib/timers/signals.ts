/** How a timer may make itself noticed; one preference for all timers. */
export type SignalSettings = {
  soundEnabled: boolean
  /** 0 to 1. Phones from Apple know only their own buttons. */
  volume: number
  /** Says what begins. Off until asked for: nobody expects a page to talk in a gym. */
  voice: boolean
  vibration: boolean
  /** Lights the screen up at each change. Off until asked for: flashes are not for everybody. */
  flash: boolean
  /** A sound at the half of a phase. */
  halfway: boolean
  /** A sound for each of the last three seconds. */
  countdown: boolean
  /**
   * Controls on the lock screen. Off until asked for: browsers show them only while something plays, and
   * what plays stops the music of other apps.
   */
  lockScreen: boolean
  /** Tells the screen reader of each breath; one may be enough of that. */
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
 * The settings in what was kept. What is missing, broken or from another version is what it is by default.
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
