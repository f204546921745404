import { SignalsPanel } from '#islands/signals/signals-panel.tsx'
import type { SignalTheme } from '#islands/signals/sounds.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { Keep } from './keep/keep.tsx'
import type { ExtraTexts, StageT } from './texts.ts'
import type { Timer } from './use-timer.ts'

type Props<T extends TimerSlug> = {
  locale: Locale
  t: StageT
  texts: ExtraTexts
  tool: T
  theme: SignalTheme
  timer: Timer<T>
  config: ToolConfig[T] | null
  onLoad: (config: ToolConfig[T]) => void
}

/** What stands under the settings on a timer's own page: its signals, and what this browser keeps. */
export function Extras<T extends TimerSlug>(props: Props<T>) {
  const { locale, t, texts, tool, theme, timer, config, onLoad } = props
  return (
    <div className="timer-extras">
      <SignalsPanel
        t={t}
        theme={theme}
        settings={timer.settings}
        onChange={timer.setSettings}
        onTest={timer.onTest}
      />
      <Keep locale={locale} texts={texts} tool={tool} config={config} onLoad={onLoad} />
    </div>
  )
}
