import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { planOf } from '#lib/timers/configs.ts'
import { NumberField } from './number-field.tsx'
import { limitsOf, STRENGTH_FIELDS } from './strength/fields.ts'
import { StrengthStage } from './strength/strength-stage.tsx'
import { useStrengthForm } from './strength/use-strength-form.ts'
import { Summary } from './summary.tsx'
import type { StrengthTimerTexts } from './texts.ts'
import { TimerFrame } from './timer-frame.tsx'

type Props = { locale: Locale; texts: StrengthTimerTexts; place: 'card' | 'page' }

/** Rounds of cycles of work and rest: the user ends the work, the clock ends the rest. */
export function StrengthTimer({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const { clamp, ...settings } = useStrengthForm()
  const { rounds, cycles } = settings.config
  return (
    <TimerFrame
      {...{ locale, t, texts, place, settings }}
      tool="strength-timer"
      name={t('strengthTimer.label')}
      theme="workout"
      summary={
        <Summary
          t={t}
          phase="work"
          label={`${t('timers.stage.rounds', { count: rounds })} × ${t('timers.stage.cycles', { count: cycles })}`}
          value={`${rounds} × ${cycles}`}
          plan={planOf(settings.config)}
        />
      }
      stage={(timer, going) => <StrengthStage {...{ locale, t, timer }} {...going} />}
    >
      <p className="text-sm text-ink-soft">{t('strengthTimer.about')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4 gap-y-1.5 empty:hidden">
        {STRENGTH_FIELDS.map(({ key, label, step }) => (
          <NumberField
            key={key}
            t={t}
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
