import type { SubmitEvent } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { GeneralStage } from './general/general-stage.tsx'
import { GeneralSummary } from './general/general-summary.tsx'
import { ModeFields } from './general/mode-fields.tsx'
import { ModeTabs } from './general/mode-tabs.tsx'
import { TOOL, useGeneralForm } from './general/use-general-form.ts'
import { Extras } from './extras.tsx'
import { GoOn } from './go-on.tsx'
import type { GeneralTimerTexts } from './texts.ts'
import { useTimer } from './use-timer.ts'
import './timers.css'

type Props = { locale: Locale; texts: GeneralTimerTexts; place: 'card' | 'page' }

/** Countdown, stopwatch, AMRAP, AFAP, Tabata, EMOM and own intervals: their settings, and then their stage. */
export function GeneralTimer({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const name = t('timers.general.label')
  const { form, config, problem, steps, load, onInput, check } = useGeneralForm()
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
    const next = check()
    if (!next) return
    timer.start(next)
  }
  return (
    <div className="timer" data-place={place}>
      {timer.left && <GoOn t={t} onGoOn={timer.goOn} onForget={timer.forget} />}
      <form
        ref={form}
        className="timer-form"
        aria-label={name}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <div className="timer-settings">
          <ModeTabs t={t} />
          <ModeFields t={t} steps={steps} problem={problem} />
        </div>
        <GeneralSummary t={t} config={config} />
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
        <GeneralStage locale={locale} t={t} timer={timer} {...going} />
      )}
    </div>
  )
}
