import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { planOf } from '#lib/timers/configs.ts'
import { NumberField } from './form/number-field.tsx'
import { useTimerForm } from './form/use-timer-form.ts'
import { STRENGTH_FIELDS, STRENGTH_FORM } from './strength/form.ts'
import { StrengthStage } from './strength/strength-stage.tsx'
import { Summary } from './summary.tsx'
import { TimerFrame } from './timer-frame.tsx'

function StrengthTimerContent() {
  const t = useT('strengthTimer', 'timers')
  const settings = useTimerForm(STRENGTH_FORM)
  const { chosen, tidy } = settings
  const { rounds, cycles } = chosen
  return (
    <TimerFrame
      settings={settings}
      tool="strength-timer"
      name={t('strengthTimer.label')}
      theme="workout"
      summary={
        <Summary
          label={`${t('timers.stage.rounds', { count: rounds })} × ${t('timers.stage.cycles', { count: cycles })}`}
          value={`${rounds} × ${cycles}`}
          plan={planOf(chosen)}
        />
      }
      stage={(timer, going) => <StrengthStage {...{ timer }} {...going} />}
    >
      <p className="timer-about">{t('strengthTimer.about')}</p>
      {STRENGTH_FIELDS.map((field) => (
        <NumberField key={field.name} field={field} label={t(field.label)} onBlur={tidy} />
      ))}
    </TimerFrame>
  )
}

/** Rounds of cycles of work and rest: the user ends the work, the clock ends the rest. */
export const StrengthTimer = island(StrengthTimerContent, 'strengthTimer', 'timers')
