import type { KeepTexts } from '#islands/timers/keep/texts.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { LazyPanel } from '#ui/lazy-panel.tsx'
import type { SignalSettingsProps } from './signal-settings.tsx'
import type { SignalTexts } from './texts.ts'

type Props = SignalSettingsProps & {
  t: Translate<SignalTexts & KeepTexts>
}

const load = () => import('./signal-settings.tsx')

/** The settings of the signals, loaded when opened. */
export function SignalsPanel(props: Props) {
  const { t } = props
  return (
    <LazyPanel title={t('timers.signals.title')} failedText={t('timers.keep.failed')} load={load}>
      {({ SignalSettings }) => <SignalSettings {...props} />}
    </LazyPanel>
  )
}
