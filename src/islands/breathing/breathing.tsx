import type { SubmitEvent } from 'react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { SignalsPanel } from '#islands/signals/signals-panel.tsx'
import { Keep } from '#islands/timers/keep/keep.tsx'
import {
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  breathingPlan,
  patternOf,
} from '#lib/timers/breathing.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { LAST_CONFIGS } from '#stores/timers/last-config.ts'
import { $signals } from '#stores/timers/signals.ts'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/segments.tsx'
import { BreathingStage } from './breathing-stage.tsx'
import { CustomFields } from './custom-fields.tsx'
import { PatternChoice } from './pattern-choice.tsx'
import { timeText } from './time-text.ts'
import { useBreathing } from './use-breathing.ts'
import { useBreathingForm } from './use-breathing-form.ts'
import './circle.css'

type Props = { place: 'card' | 'page' }

function BreathingContent({ place }: Props) {
  const t = useT('breathing')
  const onPage = place === 'page'
  const run = useBreathing()
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
        className={cx(
          'grid grid-cols-1 gap-8',
          onPage && 'md:grid-cols-[minmax(20rem,2fr)_3fr] md:items-start',
        )}
        noValidate
        aria-label={t('breathing.label')}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div
          className={cx(
            'breath-begin grid content-center justify-items-center gap-2 rounded-panel px-4 py-5 text-center',
            onPage && 'md:sticky md:top-20',
          )}
        >
          <div className="breath-circle">
            <div className="breath-orb" aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
            <button type="submit" className="font-display text-xl font-bold">
              {t('breathing.start')}
            </button>
          </div>
          <p className="font-semibold">
            {seconds === null
              ? t('breathing.lastsEndless')
              : t('breathing.lasts', { time: timeText(seconds, t) })}
          </p>
          <p className="max-w-96 text-sm text-ink-soft">{t('breathing.safety')}</p>
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <PatternChoice custom={chosen} inCard={!onPage} />
          <CustomFields wrong={wrong} />
          <Segments
            look="chips"
            legend={t('breathing.cycles.legend')}
            name="cycles"
            options={BREATHING_CYCLES.map(
              (count) => [String(count), String(count || t('breathing.cycles.endless'))] as const,
            )}
            defaultValue={String(BREATHING_DEFAULT.cycles)}
          />
          {onPage && (
            <SignalsPanel
              theme="breathing"
              settings={run.settings}
              onChange={$signals.set}
              onTest={run.test}
            />
          )}
        </div>
      </form>
      {onPage && (
        <div className="mt-6">
          <Keep tool="breathing" config={config} onLoad={load} />
        </div>
      )}
      {run.config && run.status !== 'idle' && <BreathingStage run={run} config={run.config} />}
    </div>
  )
}

/** The breathing timer, with six rhythms. */
export const Breathing = island(BreathingContent, 'breathing', 'timers')
