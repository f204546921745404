import { useEffect, useState } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createSignals, type SignalOptions, type Signals } from './create-signals.ts'

/** The signals of an island: a stable object, stopped on unmount. */
export function useSignals({
  theme,
  settings,
}: Pick<SignalOptions, 'theme' | 'settings'>): Signals {
  const t = useT('timers')
  const locale = useLocale()
  const [signals] = useState(() => createSignals({ locale, theme, t, settings }))
  useEffect(() => signals.configure(settings), [signals, settings])
  useEffect(() => () => signals.stop(), [signals])
  return signals
}
