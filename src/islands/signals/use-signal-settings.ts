import { useEffect, useState } from 'react'
import { DEFAULT_SIGNALS, readSignals, type SignalSettings } from './settings.ts'

const KEY = 'signals'

/** The settings of this browser and how to change them. Storage that is refused forgets them, no more. */
export function useSignalSettings(): [SignalSettings, (settings: SignalSettings) => void] {
  const [settings, setSettings] = useState(DEFAULT_SIGNALS)
  useEffect(() => setSettings(kept()), [])
  const change = (next: SignalSettings) => {
    setSettings(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Refused or full: they hold until the page is left.
    }
  }
  return [settings, change]
}

function kept(): SignalSettings {
  try {
    return readSignals(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return DEFAULT_SIGNALS
  }
}
