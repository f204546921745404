import { DEFAULT_SIGNALS, readSignals } from '#lib/timers/signals.ts'
import { stored } from '#stores/stored.ts'

/** The signals of timers: one preference for all of them. */
export const $signals = stored('signals', { initial: DEFAULT_SIGNALS, read: readSignals })
