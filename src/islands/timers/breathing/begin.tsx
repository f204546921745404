import { useT } from '#client/texts/use-t.ts'
import { type BreathingConfig, breathingPlan, patternOf } from '#lib/timers/breathing.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { cx } from '#ui/cx.ts'
import { timeText } from './time-text.ts'

type Props = { config: BreathingConfig; onPage: boolean }

/** The waiting circle, which is the start button, and how long the exercise takes. */
export function Begin({ config, onPage }: Props) {
  const t = useT('breathing')
  const seconds = totalSeconds(breathingPlan(patternOf(config), config.cycles))
  return (
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
