import { useEffect, useState } from 'react'
import { createSignals, type SignalOptions, type Signals } from './create-signals.ts'

/** The signals of an island: the same object for its whole life, silent when it goes. */
export function useSignals(options: SignalOptions): Signals {
  const [signals] = useState(() => createSignals(options))
  const { settings } = options
  useEffect(() => signals.configure(settings), [signals, settings])
  useEffect(() => () => signals.stop(), [signals])
  return signals
}
