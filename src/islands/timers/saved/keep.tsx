import { useT } from '#client/texts/use-t.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { LazyPanel } from '#ui/lazy-panel.tsx'

type Props<T extends TimerSlug> = {
  tool: T
  /** The current settings; null while a field is invalid. */
  config: ToolConfig[T] | null
  /** Called with settings to load into the form. */
  onLoad: (config: ToolConfig[T]) => void
}

const load = () => import('./panels.ts')

/** The panels of a timer: presets, sharing, history. */
export function Keep<T extends TimerSlug>({ tool, config, onLoad }: Props<T>) {
  const t = useT('timers')
  const failed = t('timers.keep.failed')
  return (
    <>
      <LazyPanel title={t('timers.keep.presets.title')} failedText={failed} load={load}>
        {({ Presets }) => <Presets tool={tool} config={config} onLoad={onLoad} />}
      </LazyPanel>
      <LazyPanel title={t('timers.keep.share.title')} failedText={failed} load={load}>
        {({ Share }) => <Share tool={tool} config={config} />}
      </LazyPanel>
      <LazyPanel title={t('timers.keep.history.title')} failedText={failed} load={load}>
        {({ History }) => <History />}
      </LazyPanel>
    </>
  )
}
