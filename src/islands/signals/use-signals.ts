import { useEffect, useMemo, useRef } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createSignals, type Signals } from './create-signals.ts'
import type { SignalSettings } from './settings.ts'
import type { SignalTheme } from './sounds.ts'
import type { SignalT } from './texts.ts'

type Options = { locale: Locale; theme: SignalTheme; t: SignalT; settings: SignalSettings }

/** The signals of an island: the same object for its whole life, silent when it goes. */
export function useSignals({ locale, theme, t, settings }: Options): Signals {
  const latest = useRef({ t, settings })
  useEffect(() => {
    latest.current = { t, settings }
  })
  const signals = useMemo(
    () =>
      createSignals({
        locale,
        theme,
        t: (...given) => latest.current.t(...given),
        settings: () => latest.current.settings,
      }),
    [locale, theme],
  )
  useEffect(() => () => signals.stop(), [signals])
  return signals
}
