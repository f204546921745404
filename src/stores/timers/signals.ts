import { DEFAULT_SIGNALS, readSignals } from '#lib/timers/signals.ts'
import { kept } from '#stores/kept.ts'

/** The signals of timers: one preference for all of them. */
export const $signals = kept('signals', { initial: DEFAULT_SIGNALS, read: readSignals })
