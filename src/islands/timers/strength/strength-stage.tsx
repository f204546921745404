import { useStore } from '@nanostores/react'
import { ClockStage } from '../clock-stage.tsx'
import { pauseOrResume } from '../pause-or-resume.ts'
import { Questions } from '../questions.tsx'
import type { StageAction } from '../stage-actions.tsx'
import { useQuestion } from '../use-question.ts'
import type { Going, Timer } from '../use-timer.ts'

type Props = { timer: Timer<'strength-timer'> } & Going<'strength-timer'>

/** The stage of the strength timer: the main button ends the work, and pauses the rest. */
export function StrengthStage({ timer, config, plan }: Props) {
  const { send } = timer
  const view = useStore(timer.$look)
  const asking = useQuestion(send, view.status)
  const finished = view.status === 'finished'
  const paused = view.status === 'paused'
  const working = view.phase?.kind === 'work'

  const main = (): StageAction => {
    if (finished) return ['again', () => timer.start(config)]
    if (working && !paused) return ['rest', () => send({ type: 'next' })]
    return pauseOrResume(view.status, send)
  }
  const others = (): StageAction[] => {
    if (finished) return [['close', asking.leave]]
    const reset: StageAction = ['reset', () => asking.ask('reset')]
    return working || paused ? [reset] : [['skip', () => send({ type: 'skip' })], reset]
  }
  return (
    <ClockStage
      view={view}
      plan={plan}
      actions={{ main: main(), others: others() }}
      onLeave={asking.leave}
      question={<Questions asking={asking} />}
    />
  )
}
