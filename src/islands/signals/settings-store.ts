import { readStored, store } from '#lib/tools/storage.ts'
import { readSignals, type SignalSettings } from './settings.ts'

const KEY = 'signals'

let settings: SignalSettings | null = null
const listeners = new Set<() => void>()

/**
 * The settings of this browser: the same for every timer on the page. No nanostore: that weighs more than all of
 * this, and the page of the timer has no room for it.
 */
export const signalSettings = (): SignalSettings => (settings ??= readSignals(readStored(KEY)))

/** Changes them for all timers, here and later. Storage that is refused forgets them with the page. */
export function changeSignalSettings(next: SignalSettings) {
  settings = next
  store(KEY, next)
  for (const listener of listeners) listener()
}

/** Calls when they change. Gives the function that ends it. */
export function onSignalSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
