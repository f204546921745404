import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { LazyPanel } from '#ui/lazy-panel.tsx'
import type { KeepTexts } from './texts.ts'

type Props<T extends TimerSlug> = {
  locale: Locale
  texts: KeepTexts
  tool: T
  /** The current settings; null while a field is invalid. */
  config: ToolConfig[T] | null
  /** Called with settings to load into the form. */
  onLoad: (config: ToolConfig[T]) => void
}

const load = () => import('./panels.ts')

/** The panels of a timer: presets, sharing, history. */
export function Keep<T extends TimerSlug>({ locale, texts, tool, config, onLoad }: Props<T>) {
  const t = createT(texts, locale)
  const failed = t('timers.keep.failed')
  return (
    <div className="grid gap-3">
      <LazyPanel title={t('timers.keep.presets.title')} failedText={failed} load={load}>
        {({ Presets }) => <Presets t={t} tool={tool} config={config} onLoad={onLoad} />}
      </LazyPanel>
      <LazyPanel title={t('timers.keep.share.title')} failedText={failed} load={load}>
        {({ Share }) => <Share t={t} locale={locale} tool={tool} config={config} />}
      </LazyPanel>
      <LazyPanel title={t('timers.keep.history.title')} failedText={failed} load={load}>
        {({ History }) => <History t={t} locale={locale} />}
      </LazyPanel>
    </div>
  )
}
