import type { SubmitEvent } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { DEFAULTS, MEDITATION_MINUTES, planOf } from '#lib/timers/configs.ts'
import { clockText } from './duration.ts'
import { Extras } from './extras.tsx'
import { GoOn } from './go-on.tsx'
import { MeditationStage } from './meditation-stage.tsx'
import { Summary } from './summary.tsx'
import type { MeditationTexts } from './texts.ts'
import { TOOL, useMeditationForm } from './use-meditation-form.ts'
import { useTimer } from './use-timer.ts'
import './timers.css'

type Props = { locale: Locale; texts: MeditationTexts; place: 'card' | 'page' }

/** Silence between two bells. */
export function Meditation({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const name = t('timers.meditation.label')
  const { form, config, read, load } = useMeditationForm()
  const timer = useTimer({
    locale,
    t,
    tool: TOOL,
    name,
    theme: 'meditation',
  })
  const { going, view } = timer

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    timer.start(read())
  }
  return (
    <div className="timer" data-place={place}>
      {timer.left && <GoOn t={t} onGoOn={timer.goOn} onForget={timer.forget} />}
      <form ref={form} className="timer-form" aria-label={name} onSubmit={onSubmit} onInput={read}>
        <div className="timer-settings">
          <p className="timer-about">{t('timers.meditation.about')}</p>
          <fieldset className="timer-modes">
            <legend>{t('timers.meditation.minutes')}</legend>
            <div>
              {MEDITATION_MINUTES.map((minutes) => (
                <label key={minutes}>
                  <input
                    type="radio"
                    name="minutes"
                    value={minutes}
                    defaultChecked={minutes === DEFAULTS.meditation.minutes}
                    className="sr-only"
                  />
                  {t('timers.meditation.option', { count: minutes })}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <Summary
          t={t}
          look="meditate"
          label={t('timers.settings.total')}
          value={clockText(config.minutes * 60)}
          plan={planOf(config)}
        />
      </form>
      {place === 'page' && (
        <Extras
          locale={locale}
          t={t}
          texts={texts}
          tool={TOOL}
          theme="meditation"
          timer={timer}
          config={config}
          onLoad={load}
        />
      )}
      {going && view.status !== 'idle' && (
        <MeditationStage locale={locale} t={t} timer={timer} {...going} />
      )}
    </div>
  )
}
