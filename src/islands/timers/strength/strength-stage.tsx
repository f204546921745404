import { Questions } from '../questions.tsx'
import type { StageAction } from '../stage-actions.tsx'
import { Stage } from '../stage.tsx'
import { useQuestion } from '../use-question.ts'
import type { Going, Timer } from '../use-timer.ts'

type Props = {
  timer: Timer<'strength-timer'>
} & Going<'strength-timer'>

/** The stage of the strength timer: the main button ends the work, and pauses the rest. */
export function StrengthStage({ timer, config, plan }: Props) {
  const { view, send } = timer
  const asking = useQuestion(timer)
  const finished = view.status === 'finished'
  const paused = view.status === 'paused'
  const working = view.phase?.kind === 'work'

  const main = (): StageAction => {
    if (finished) return ['again', () => timer.start(config)]
    if (paused) return ['resume', () => send({ type: 'resume' })]
    return working
      ? ['rest', () => send({ type: 'next' })]
      : ['pause', () => send({ type: 'pause' })]
  }
  const others = (): StageAction[] => {
    if (finished) return [['close', asking.leave]]
    const reset: StageAction = ['reset', () => asking.ask('reset')]
    return working || paused ? [reset] : [['skip', () => send({ type: 'skip' })], reset]
  }
  return (
    <Stage
      view={view}
      plan={plan}
      main={main()}
      others={others()}
      onLeave={asking.leave}
      question={<Questions asking={asking} />}
    />
  )
}
