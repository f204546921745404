import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import {
  DEFAULTS,
  MEDITATION_MINUTES,
  planOf,
  readConfig,
  type MeditationConfig,
} from '#lib/timers/configs.ts'
import { clockText } from './duration.ts'
import { GoOn } from './go-on.tsx'
import { keepLastUsed, lastUsed } from './last-used.ts'
import { MeditationStage } from './meditation-stage.tsx'
import { Summary } from './summary.tsx'
import type { MeditationTexts } from './texts.ts'
import { useTimer } from './use-timer.ts'
import './timers.css'

type Props = { locale: Locale; texts: MeditationTexts; place: 'card' | 'page' }

const TOOL = 'meditation'

const isMeditation = (config: unknown): config is MeditationConfig =>
  typeof config === 'object' && config !== null && 'mode' in config && config.mode === 'meditation'

function readForm(form: HTMLFormElement): MeditationConfig {
  const minutes = new FormData(form).get('minutes')
  const config = readConfig({ mode: 'meditation', minutes })
  return isMeditation(config) ? config : DEFAULTS.meditation
}

/** Silence between two bells. */
export function Meditation({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const name = t('timers.meditation.label')
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<MeditationConfig>(DEFAULTS.meditation)
  const timer = useTimer<MeditationConfig>({
    locale,
    t,
    tool: TOOL,
    name,
    theme: 'meditation',
    endsCalmly: () => false,
    isConfig: isMeditation,
  })
  const { going, view } = timer

  // Takes over what was chosen before React came; an untouched choice is what was used the last time.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = readForm(form.current)
    const before = typed.minutes === DEFAULTS.meditation.minutes ? lastUsed(TOOL) : null
    const next = isMeditation(before) ? before : typed
    const field = form.current.elements.namedItem('minutes')
    if (field instanceof RadioNodeList) field.value = String(next.minutes)
    setChosen(next)
  }, [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = readForm(event.currentTarget)
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
        onSubmit={onSubmit}
        onInput={(event) => setChosen(readForm(event.currentTarget))}
      >
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
          value={clockText(chosen.minutes * 60)}
          plan={planOf(chosen)}
        />
      </form>
      {going && view.status !== 'idle' && (
        <MeditationStage locale={locale} t={t} timer={timer} {...going} />
      )}
    </div>
  )
}
