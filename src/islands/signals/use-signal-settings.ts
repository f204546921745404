import { useSyncExternalStore } from 'react'
import { DEFAULT_SIGNALS, type SignalSettings } from './settings.ts'
import { changeSignalSettings, onSignalSettings, signalSettings } from './settings-store.ts'

/** The settings of this browser and how to change them. */
export function useSignalSettings(): [SignalSettings, (settings: SignalSettings) => void] {
  const settings = useSyncExternalStore(onSignalSettings, signalSettings, () => DEFAULT_SIGNALS)
  return [settings, changeSignalSettings]
}
