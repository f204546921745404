import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { Segments } from '#ui/segments.tsx'
import { DEFAULTS, MEDITATION_MINUTES, planOf } from '#lib/timers/configs.ts'
import type { FormSpec } from './form/read-form.ts'
import { useTimerForm } from './form/use-timer-form.ts'
import { MeditationStage } from './meditation-stage.tsx'
import { Summary } from './summary.tsx'
import { TimerFrame } from './timer-frame.tsx'

const FORM: FormSpec<'meditation'> = { tool: 'meditation', initial: DEFAULTS.meditation }

function MeditationContent() {
  const t = useT('meditation', 'timers')
  const settings = useTimerForm(FORM)
  const { chosen } = settings
  return (
    <TimerFrame
      settings={settings}
      tool="meditation"
      name={t('meditation.label')}
      theme="meditation"
      choice={
        <Segments
          look="strip"
          legend={t('meditation.minutes')}
          hideLegend
          name="minutes"
          options={MEDITATION_MINUTES.map(
            (count) => [String(count), t('meditation.option', { count })] as const,
          )}
          defaultValue={String(DEFAULTS.meditation.minutes)}
        />
      }
      summary={<Summary value={clockText(chosen.minutes * 60)} plan={planOf(chosen)} />}
      stage={(timer, going) => <MeditationStage {...{ timer }} {...going} />}
    >
      <p className="timer-about">{t('meditation.about')}</p>
    </TimerFrame>
  )
}

/** The meditation timer: silence between two bells. */
export const Meditation = island(MeditationContent, 'meditation', 'timers')
