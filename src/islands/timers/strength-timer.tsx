import type { SubmitEvent } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { planOf } from '#lib/timers/configs.ts'
import { Extras } from './extras.tsx'
import { GoOn } from './go-on.tsx'
import { NumberField } from './number-field.tsx'
import { limitsOf, STRENGTH_FIELDS } from './strength/fields.ts'
import { StrengthStage } from './strength/strength-stage.tsx'
import { TOOL, useStrengthForm } from './strength/use-strength-form.ts'
import { Summary } from './summary.tsx'
import type { StrengthTimerTexts } from './texts.ts'
import { useTimer } from './use-timer.ts'
import './timers.css'

type Props = { locale: Locale; texts: StrengthTimerTexts; place: 'card' | 'page' }

/** Rounds of cycles whose work lasts as long as it takes: it is ended by a press, the rest by the clock. */
export function StrengthTimer({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const name = t('timers.strength.label')
  const { form, config, read, load, clamp } = useStrengthForm()
  const timer = useTimer({
    locale,
    t,
    tool: TOOL,
    name,
    theme: 'workout',
  })
  const { going, view } = timer

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const next = clamp()
    timer.start(next)
  }
  const { rounds, cycles } = config
  return (
    <div className="timer" data-place={place}>
      {timer.left && <GoOn t={t} onGoOn={timer.goOn} onForget={timer.forget} />}
      <form
        ref={form}
        className="timer-form"
        aria-label={name}
        noValidate
        onSubmit={onSubmit}
        onInput={read}
      >
        <div className="timer-settings">
          <p className="timer-about">{t('timers.strength.about')}</p>
          <div className="timer-fields">
            {STRENGTH_FIELDS.map(({ key, label, step }) => (
              <NumberField
                key={key}
                t={t}
                name={key}
                label={t(label)}
                step={step}
                {...limitsOf(key)}
                onLeave={clamp}
              />
            ))}
          </div>
        </div>
        <Summary
          t={t}
          look="work"
          label={`${t('timers.stage.rounds', { count: rounds })} × ${t('timers.stage.cycles', { count: cycles })}`}
          value={`${rounds} × ${cycles}`}
          plan={planOf(config)}
        />
      </form>
      {place === 'page' && (
        <Extras
          locale={locale}
          t={t}
          texts={texts}
          tool={TOOL}
          theme="workout"
          timer={timer}
          config={config}
          onLoad={load}
        />
      )}
      {going && view.status !== 'idle' && (
        <StrengthStage locale={locale} t={t} timer={timer} {...going} />
      )}
    </div>
  )
}
