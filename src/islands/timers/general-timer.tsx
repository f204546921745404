import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Segments } from '#ui/segments.tsx'
import { DEFAULTS, TIMER_MODES } from '#lib/timers/configs.ts'
import { GeneralStage } from './general/general-stage.tsx'
import { GeneralSummary } from './general/general-summary.tsx'
import { ModeFields } from './general/mode-fields.tsx'
import { useGeneralForm } from './general/use-general-form.ts'
import { TimerFrame } from './timer-frame.tsx'

function GeneralTimerContent() {
  const t = useT('generalTimer')
  const { steps, ...settings } = useGeneralForm()
  return (
    <TimerFrame
      settings={settings}
      tool="timer"
      name={t('generalTimer.label')}
      theme="workout"
      choice={
        <Segments
          look="strip"
          legend={t('generalTimer.modes')}
          hideLegend
          name="mode"
          options={TIMER_MODES.map((mode) => [mode, t(`generalTimer.mode.${mode}`)] as const)}
          defaultValue={DEFAULTS.countdown.mode}
        />
      }
      summary={<GeneralSummary config={settings.config} onChange={settings.load} />}
      stage={(timer, going) => <GeneralStage {...{ timer }} {...going} />}
    >
      <ModeFields steps={steps} problems={settings.problems} />
    </TimerFrame>
  )
}

/** Countdown, stopwatch, AMRAP, AFAP, Tabata, EMOM and custom intervals: settings and stage. */
export const GeneralTimer = island(GeneralTimerContent, 'generalTimer', 'timers')
