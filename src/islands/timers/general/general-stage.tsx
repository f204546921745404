import { useStore } from '@nanostores/react'
import type { TimerConfig } from '#lib/timers/configs.ts'
import { useT } from '#client/texts/use-t.ts'
import { ClockStage } from '../clock-stage.tsx'
import { ConfettiLayer } from '../confetti-layer.tsx'
import { Questions } from '../questions.tsx'
import { useQuestion } from '../use-question.ts'
import type { Going, Timer } from '../use-timer.ts'
import { generalActions } from './general-actions.ts'
import { Laps } from './laps.tsx'

type Props = { timer: Timer<'timer'> } & Going<'timer'>

/** Modes with a single work phase, shown by the mode's name, which says more than "work". */
const NAMED: readonly TimerConfig['mode'][] = ['countdown', 'stopwatch', 'amrap', 'afap']
/** The modes that end with confetti. */
const CELEBRATED: readonly TimerConfig['mode'][] = ['countdown', 'amrap']

/** The stage of the general timer. */
export function GeneralStage({ timer, config, plan }: Props) {
  const t = useT('generalTimer', 'timers')
  const { send } = timer
  const view = useStore(timer.$look)
  const asking = useQuestion(send, view.status)
  const finished = view.status === 'finished'
  const again = () => timer.start(config)
  const inRounds = config.mode === 'amrap' || config.mode === 'afap'
  const counted =
    config.mode === 'amrap' ? t('timers.stage.rounds', { count: view.laps.length }) : undefined
  return (
    <ClockStage
      view={view}
      plan={plan}
      title={NAMED.includes(config.mode) ? t(`generalTimer.mode.${config.mode}`) : undefined}
      counted={view.phase?.kind === 'prepare' ? undefined : counted}
      actions={generalActions({ view, config, asking, send, again })}
      onLeave={asking.leave}
      over={finished && CELEBRATED.includes(config.mode) && <ConfettiLayer />}
      question={<Questions asking={asking} />}
    >
      {(config.mode === 'stopwatch' || finished) && (
        <Laps laps={view.laps} of={inRounds ? 'rounds' : 'laps'} />
      )}
    </ClockStage>
  )
}
