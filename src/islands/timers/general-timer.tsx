import type { SubmitEvent } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { TimerConfig } from '#lib/timers/configs.ts'
import { CELEBRATED, GeneralStage } from './general/general-stage.tsx'
import { GeneralSummary } from './general/general-summary.tsx'
import { ModeFields } from './general/mode-fields.tsx'
import { ModeTabs } from './general/mode-tabs.tsx'
import { isTimerConfig } from './general/read-form.ts'
import { TOOL, useGeneralForm } from './general/use-general-form.ts'
import { GoOn } from './go-on.tsx'
import { keepLastUsed } from './last-used.ts'
import type { GeneralTimerTexts } from './texts.ts'
import { useTimer } from './use-timer.ts'
import './timers.css'

type Props = { locale: Locale; texts: GeneralTimerTexts; place: 'card' | 'page' }

const endsCalmly = ({ mode }: TimerConfig) => !CELEBRATED.includes(mode)

/** Countdown, stopwatch, AMRAP, AFAP, Tabata, EMOM and own intervals: their settings, and then their stage. */
export function GeneralTimer({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const name = t('timers.general.label')
  const { form, config, problem, steps, onInput, check } = useGeneralForm(() => null)
  const timer = useTimer<TimerConfig>({
    locale,
    t,
    tool: TOOL,
    name,
    theme: 'workout',
    endsCalmly,
    isConfig: isTimerConfig,
  })
  const { going, view } = timer

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const next = check()
    if (!next) return
    keepLastUsed(TOOL, next)
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
      {going && view.status !== 'idle' && (
        <GeneralStage locale={locale} t={t} timer={timer} {...going} />
      )}
    </div>
  )
}
