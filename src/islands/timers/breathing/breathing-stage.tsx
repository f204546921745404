import { useStore } from '@nanostores/react'
import { useT } from '#client/texts/use-t.ts'
import { BREATH_PARTS, patternOf } from '#lib/timers/breathing.ts'
import { FullscreenButton } from '../fullscreen-button.tsx'
import { pauseOrResume } from '../pause-or-resume.ts'
import type { Actions } from '../stage-actions.tsx'
import { Stage } from '../stage.tsx'
import type { Going, Timer } from '../use-timer.ts'
import { BreathCircle } from './breath-circle.tsx'
import { spokenBreath } from './spoken-breath.ts'
import { timeText } from './time-text.ts'

type Props = { timer: Timer<'breathing'> } & Going<'breathing'>

/** The breathing stage: the circle, in air that changes with the breath. */
export function BreathingStage({ timer, config }: Props) {
  const t = useT('breathing', 'timers')
  const view = useStore(timer.$look)
  const { status, phase, phaseIndex, elapsedMs } = view
  const { send, settings } = timer
  const pattern = patternOf(config)
  const done = t('breathing.doneText', {
    cycles: t('breathing.cycles.option', { count: config.cycles }),
    time: timeText(Math.round(elapsedMs / 1_000), t),
  })
  const cycle = phase?.cycle ?? 0
  const going = config.cycles
    ? t('breathing.cycle', { cycle, cycles: config.cycles })
    : t('breathing.cycleEndless', { cycle })
  const end = () => {
    timer.hush()
    send({ type: 'reset' })
  }
  const running: Actions = { main: pauseOrResume(status, send), others: [['end', end]] }
  const finished: Actions = {
    main: ['again', () => timer.start(config)],
    others: [['close', end]],
  }
  return (
    <Stage
      look="air"
      label={t('breathing.stage')}
      status={status}
      phase={phase?.kind ?? 'done'}
      announced={{
        about: `${status} ${phaseIndex}`,
        spoken: spokenBreath({ view, t, done, announce: settings.announce, going }),
      }}
      actions={status === 'finished' ? finished : running}
      onLeave={end}
    >
      <div className="breath-air" data-air="inhale" />
      <div className="breath-air" data-air="hold-in" />
      <div className="breath-air" data-air="exhale" />
      <header className="flex min-h-12 w-full items-center justify-center">
        <p className="font-medium tabular">{status === 'finished' ? done : going}</p>
        <div className="absolute end-0">
          <FullscreenButton />
        </div>
      </header>
      <BreathCircle view={view} longest={Math.max(...BREATH_PARTS.map((part) => pattern[part]))} />
    </Stage>
  )
}
