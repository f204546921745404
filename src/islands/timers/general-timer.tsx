import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { Segments } from '#ui/segments.tsx'
import { DEFAULTS, TIMER_MODES } from '#lib/timers/configs.ts'
import { GeneralStage } from './general/general-stage.tsx'
import { GeneralSummary } from './general/general-summary.tsx'
import { ModeFields } from './general/mode-fields.tsx'
import { useGeneralForm } from './general/use-general-form.ts'
import type { GeneralTimerTexts } from './texts.ts'
import { TimerFrame } from './timer-frame.tsx'

type Props = { locale: Locale; texts: GeneralTimerTexts; place: 'card' | 'page' }

/** Countdown, stopwatch, AMRAP, AFAP, Tabata, EMOM and custom intervals: settings and stage. */
export function GeneralTimer({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const { problem, steps, ...settings } = useGeneralForm()
  return (
    <TimerFrame
      {...{ locale, t, texts, place, settings }}
      tool="timer"
      name={t('generalTimer.label')}
      theme="workout"
      summary={<GeneralSummary t={t} config={settings.config} />}
      stage={(timer, going) => <GeneralStage {...{ locale, t, timer }} {...going} />}
    >
      <Segments
        look="chips"
        legend={t('generalTimer.modes')}
        name="mode"
        options={TIMER_MODES.map((mode) => [mode, t(`generalTimer.mode.${mode}`)] as const)}
        defaultValue={DEFAULTS.countdown.mode}
      />
      <ModeFields {...{ t, steps, problem }} />
    </TimerFrame>
  )
}
