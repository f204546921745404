import type { SubmitEvent } from 'react'
import { SignalsPanel } from '#islands/signals/signals-panel.tsx'
import { Keep } from '#islands/timers/keep/keep.tsx'
import {
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  breathingPlan,
  patternOf,
} from '#lib/timers/breathing.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { LAST_CONFIGS } from '#stores/timers/last-config.ts'
import { $signals } from '#stores/timers/signals.ts'
import { BreathingStage } from './breathing-stage.tsx'
import { CustomFields } from './custom-fields.tsx'
import { PatternChoice } from './pattern-choice.tsx'
import type { BreathingTexts } from './texts.ts'
import { timeText } from './time-text.ts'
import { useBreathing } from './use-breathing.ts'
import { useBreathingForm } from './use-breathing-form.ts'
import './breathing.css'

type Props = { locale: Locale; texts: BreathingTexts; place: 'card' | 'page' }

/** A circle to breathe with, in one of six rhythms. */
export function Breathing({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const run = useBreathing(locale, t)
  const { form, chosen, config, wrong, onInput, load, submitted } = useBreathingForm()
  const seconds = totalSeconds(breathingPlan(patternOf(chosen), chosen.cycles))

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = submitted()
    if (!next) return
    LAST_CONFIGS.breathing.set(next)
    run.start(next)
  }

  return (
    <div className="breathing" data-place={place}>
      <form
        ref={form}
        noValidate
        aria-label={t('breathing.label')}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className="breath-begin">
          <div className="breath-circle">
            <div className="breath-orb" aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
            <button type="submit">{t('breathing.start')}</button>
          </div>
          <p className="breath-lasts">
            {seconds === null
              ? t('breathing.lastsEndless')
              : t('breathing.lasts', { time: timeText(seconds, t) })}
          </p>
          <p className="breath-safety">{t('breathing.safety')}</p>
        </div>
        <div className="breath-choices">
          <PatternChoice t={t} custom={chosen} />
          <CustomFields t={t} wrong={wrong} />
          <fieldset className="breath-cycles">
            <legend>{t('breathing.cycles.legend')}</legend>
            {BREATHING_CYCLES.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="cycles"
                  value={count}
                  defaultChecked={count === BREATHING_DEFAULT.cycles}
                  className="sr-only"
                />
                {count || t('breathing.cycles.endless')}
              </label>
            ))}
          </fieldset>
          {place === 'page' && (
            <SignalsPanel
              t={t}
              theme="breathing"
              settings={run.settings}
              onChange={$signals.set}
              onTest={run.test}
            />
          )}
        </div>
      </form>
      {place === 'page' && (
        <Keep locale={locale} texts={texts} tool="breathing" config={config} onLoad={load} />
      )}
      {run.config && run.status !== 'idle' && (
        <BreathingStage t={t} run={run} config={run.config} />
      )}
    </div>
  )
}
