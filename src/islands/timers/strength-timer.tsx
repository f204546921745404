import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { planOf } from '#lib/timers/configs.ts'
import { NumberField } from './number-field.tsx'
import { limitsOf, STRENGTH_FIELDS } from './strength/fields.ts'
import { StrengthStage } from './strength/strength-stage.tsx'
import { useStrengthForm } from './strength/use-strength-form.ts'
import { Summary } from './summary.tsx'
import { TimerFrame } from './timer-frame.tsx'

type Props = { place: 'card' | 'page' }

function StrengthTimerContent({ place }: Props) {
  const t = useT('strengthTimer', 'timers')
  const { clamp, ...settings } = useStrengthForm()
  const { rounds, cycles } = settings.config
  return (
    <TimerFrame
      {...{ place, settings }}
      tool="strength-timer"
      name={t('strengthTimer.label')}
      theme="workout"
      summary={
        <Summary
          phase="work"
          label={`${t('timers.stage.rounds', { count: rounds })} × ${t('timers.stage.cycles', { count: cycles })}`}
          value={`${rounds} × ${cycles}`}
          plan={planOf(settings.config)}
        />
      }
      stage={(timer, going) => <StrengthStage {...{ timer }} {...going} />}
    >
      <p className="text-sm text-ink-soft">{t('strengthTimer.about')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4 gap-y-1.5 empty:hidden">
        {STRENGTH_FIELDS.map(({ key, label, step }) => (
          <NumberField
            key={key}
            name={key}
            label={t(label)}
            step={step}
            {...limitsOf(key)}
            onBlur={clamp}
          />
        ))}
      </div>
    </TimerFrame>
  )
}

/** Rounds of cycles of work and rest: the user ends the work, the clock ends the rest. */
export const StrengthTimer = island(StrengthTimerContent, 'strengthTimer', 'timers')
