import { useStore } from '@nanostores/react'
import { useT } from '#client/texts/use-t.ts'
import { ClockStage } from './clock-stage.tsx'
import { pauseOrResume } from './pause-or-resume.ts'
import type { Actions } from './stage-actions.tsx'
import type { Going, Timer } from './use-timer.ts'

type Props = { timer: Timer<'meditation'> } & Going<'meditation'>

/** The meditation stage. Ending early needs no confirmation, because nothing is lost. */
export function MeditationStage({ timer, config, plan }: Props) {
  const t = useT('meditation')
  const view = useStore(timer.$look)
  const { send } = timer
  const end = () => void send({ type: 'reset' })
  const running: Actions = { main: pauseOrResume(view.status, send), others: [['end', end]] }
  const finished: Actions = {
    main: ['close', end],
    others: [['again', () => timer.start(config)]],
  }
  return (
    <ClockStage
      look="calm"
      view={view}
      plan={plan}
      actions={view.status === 'finished' ? finished : running}
      onLeave={end}
      ending={t('meditation.finished')}
    />
  )
}
