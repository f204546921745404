import { useT } from '#client/texts/use-t.ts'
import type { StageAction } from './stage-actions.tsx'
import { Stage } from './stage.tsx'
import type { Going, Timer } from './use-timer.ts'

type Props = { timer: Timer<'meditation'> } & Going<'meditation'>

/** The meditation stage. Ending early needs no confirmation, because nothing is lost. */
export function MeditationStage({ timer, config, plan }: Props) {
  const t = useT('meditation')
  const { view, send } = timer
  const end = () => send({ type: 'reset' })
  const finished = view.status === 'finished'
  const main = (): StageAction => {
    if (finished) return ['close', end]
    if (view.status === 'paused') return ['resume', () => send({ type: 'resume' })]
    return ['pause', () => send({ type: 'pause' })]
  }
  return (
    <Stage
      view={view}
      plan={plan}
      main={main()}
      others={[finished ? ['again', () => timer.start(config)] : ['end', end]]}
      onLeave={end}
      ending={t('meditation.finished')}
    />
  )
}
