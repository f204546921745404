import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { SignalSettings } from '#islands/signals/signal-settings.tsx'
import { keepLastUsed, lastUsed } from '#islands/timers/last-used.ts'
import {
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  breathingPlan,
  patternOf,
} from '#lib/breathing/breathing.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { BreathingStage } from './breathing-stage.tsx'
import { CustomFields } from './custom-fields.tsx'
import {
  fillBreathingForm,
  isUntouched,
  readBreathingForm,
  type WrongParts,
} from './form-config.ts'
import { PatternChoice } from './pattern-choice.tsx'
import { PARTS } from './labels.ts'
import type { BreathingTexts } from './texts.ts'
import { timeText } from './time-text.ts'
import { useBreathing } from './use-breathing.ts'
import './breathing.css'

type Props = { locale: Locale; texts: BreathingTexts; place: 'card' | 'page' }

const TOOL = 'breathing'

/** A circle to breathe with, in one of six rhythms. */
export function Breathing({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const run = useBreathing(locale, t)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(BREATHING_DEFAULT)
  const [wrong, setWrong] = useState<WrongParts>({})
  const seconds = totalSeconds(breathingPlan(patternOf(chosen), chosen.cycles))

  // Takes over what was chosen before React came; an untouched form shows what was used the last time.
  useLayoutEffect(() => {
    if (!form.current) return
    const before = isUntouched(form.current) ? lastUsed(TOOL) : null
    if (before?.mode === 'breathing') fillBreathingForm(form.current, before)
    setChosen(readBreathingForm(new FormData(form.current)).config)
  }, [])

  const onInput = () => {
    if (!form.current) return
    const now = readBreathingForm(new FormData(form.current))
    setChosen(now.config)
    // What was wrong and is right now loses its message at once; a new mistake waits for the start.
    setWrong(
      Object.fromEntries(
        Object.keys(wrong)
          .filter((part) => part in now.wrong)
          .map((part) => [part, true]),
      ),
    )
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { config, wrong: found } = readBreathingForm(new FormData(event.currentTarget))
    setWrong(found)
    const first = PARTS.find((part) => found[part])
    const field = first && event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLInputElement) field.focus()
    else {
      keepLastUsed(TOOL, config)
      run.start(config)
    }
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
            <SignalSettings
              t={t}
              theme="breathing"
              settings={run.settings}
              onChange={run.changeSettings}
              onTest={run.test}
            />
          )}
        </div>
      </form>
      {run.config && run.view.status !== 'idle' && (
        <BreathingStage t={t} run={run} config={run.config} />
      )}
    </div>
  )
}
