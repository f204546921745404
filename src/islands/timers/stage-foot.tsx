import { useLocale, useT } from '#client/texts/use-t.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Digits } from './digits.tsx'
import { PHASE_ICONS } from './phase-icons.ts'
import { stagePhaseOf, phaseName, sameWork } from './phases.ts'
import type { Look } from './runner.ts'
import { isAlone, type Shown } from './shown.ts'
import { StageIcon } from './stage-icon.tsx'

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
  view: Look
  plan: Plan
  side: Shown['side']
  title: string | undefined
}

/** The next phase, the total time, and the time of day when it ends. */
export function StageFoot({ view, plan, side, title }: Props) {
  const t = useT('timers')
  const locale = useLocale()
  const { phase, nextPhase, endsAtMs, status } = view
  const goesOn = !isAlone(plan) && !sameWork(phase, nextPhase)
  const NextIcon = nextPhase && PHASE_ICONS[stagePhaseOf(nextPhase)]
  return (
    <div className="stage-foot flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 font-medium">
      {!phase && <p>{t('timers.stage.trained')}</p>}
      {phase && goesOn && (
        <p className="flex items-center gap-2">
          {NextIcon && <StageIcon icon={NextIcon} />}
          {nextText(nextPhase, t, title)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        {side && (
          <span className="whitespace-nowrap">
            {t(SIDE[side.of])} <Digits seconds={side.seconds} columns={side.columns} inText />
          </span>
        )}
        {endsAtMs !== null && status !== 'paused' && (
          <span>{t('timers.stage.endsAt', { time: clock(locale).format(endsAtMs) })}</span>
        )}
      </p>
    </div>
  )
}

function nextText(next: Look['nextPhase'], t: T<'timers'>, title: string | undefined): string {
  if (!next) return t('timers.stage.nextLast')
  const phase = phaseName(next, t, title)
  if (next.seconds === null) return t('timers.stage.next', { phase })
  return t('timers.stage.nextFor', { phase, time: clockText(next.seconds) })
}
