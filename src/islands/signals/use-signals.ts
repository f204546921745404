import { useEffect, useState } from 'react'
import { createSignals, type SignalOptions, type Signals } from './create-signals.ts'

/** The signals of an island: a stable object, stopped on unmount. */
export function useSignals(options: SignalOptions): Signals {
  const [signals] = useState(() => createSignals(options))
  const { settings } = options
  useEffect(() => signals.configure(settings), [signals, settings])
  useEffect(() => () => signals.stop(), [signals])
  return signals
}
