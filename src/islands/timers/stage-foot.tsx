import type { Locale } from '#lib/i18n/locales.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Digits } from './digits.tsx'
import { stagePhaseOf, phaseName, sameWork } from './phases.ts'
import { Icon } from './icons.tsx'
import type { Look } from './runner.ts'
import { isAlone, type Shown } from './shown.ts'
import type { StageT } from './texts.ts'

const clock = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }),
)

const SIDE = {
  left: 'timers.stage.left',
  elapsed: 'timers.stage.elapsed',
  lap: 'timers.stage.thisLap',
  round: 'timers.stage.thisRound',
} as const

type Props = {
  locale: Locale
  t: StageT
  view: Look
  plan: Plan
  side: Shown['side']
  title: string | undefined
}

/** What comes next, the time of the whole, and when it will be over. */
export function StageFoot({ locale, t, view, plan, side, title }: Props) {
  const { phase, nextPhase, endsAtMs, status } = view
  const goesOn = !isAlone(plan) && !sameWork(phase, nextPhase)
  return (
    <div className="stage-foot">
      {!phase && <p className="stage-whole">{t('timers.stage.trained')}</p>}
      {phase && goesOn && (
        <p className="stage-next">
          {nextPhase && <Icon name={stagePhaseOf(nextPhase)} />}
          {nextText(nextPhase, t, title)}
        </p>
      )}
      <p className="stage-whole">
        {side && (
          <span className="stage-left">
            {t(SIDE[side.of])} <Digits seconds={side.seconds} columns={side.columns} />
          </span>
        )}
        {endsAtMs !== null && status !== 'paused' && (
          <span className="stage-end">
            {t('timers.stage.endsAt', { time: clock(locale).format(endsAtMs) })}
          </span>
        )}
      </p>
    </div>
  )
}

function nextText(next: Look['nextPhase'], t: StageT, title: string | undefined): string {
  if (!next) return t('timers.stage.nextLast')
  const phase = phaseName(next, t, title)
  if (next.seconds === null) return t('timers.stage.next', { phase })
  return t('timers.stage.nextFor', { phase, time: clockText(next.seconds) })
}
