import { useT } from '#client/texts/use-t.ts'
import { type BreathingConfig, breathingPlan, patternOf } from '#lib/timers/breathing.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { timeText } from './time-text.ts'

/** The waiting circle, which is the start button, and how long the exercise takes. */
export function Begin({ config }: { config: BreathingConfig }) {
  const t = useT('breathing')
  const seconds = totalSeconds(breathingPlan(patternOf(config), config.cycles))
  return (
    <div className="breath-begin grid content-center justify-items-center gap-2 rounded-panel px-4 py-5 text-center md:sticky md:top-20">
      <div className="breath-circle">
        <div className="breath-orb" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <button type="submit" className="font-display text-xl font-heading">
          {t('breathing.start')}
        </button>
      </div>
      <p className="font-medium">
        {seconds === null
          ? t('breathing.lastsEndless')
          : t('breathing.lasts', { time: timeText(seconds, t) })}
      </p>
      <p className="max-w-96 text-sm text-ink-soft">{t('breathing.safety')}</p>
    </div>
  )
}
