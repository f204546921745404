import { useT } from '#client/texts/use-t.ts'
import { LazyPanel } from '#ui/lazy-panel.tsx'
import type { SignalSettingsProps } from './signal-settings.tsx'

type Props = SignalSettingsProps & {}

const load = () => import('./signal-settings.tsx')

/** The settings of the signals, loaded when opened. */
export function SignalsPanel(props: Props) {
  const t = useT('timers')
  return (
    <LazyPanel title={t('timers.signals.title')} failedText={t('timers.keep.failed')} load={load}>
      {({ SignalSettings }) => <SignalSettings {...props} />}
    </LazyPanel>
  )
}
