import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useStageDialog } from '#islands/timers/use-stage-dialog.ts'
import { useValueAt } from '#islands/timers/use-value-at.ts'
import { BREATH_PARTS, patternOf, type BreathingConfig } from '#lib/timers/breathing.ts'
import { BreathCircle } from './breath-circle.tsx'
import { spokenBreath } from './spoken-breath.ts'
import { StageActions } from './stage-actions.tsx'
import { StageHead } from './stage-head.tsx'
import { timeText } from './time-text.ts'
import type { BreathingRun } from './use-breathing.ts'

type Props = { run: BreathingRun; config: BreathingConfig }

/** The full-window breathing exercise: the circle, and one control in reach of the thumb. */
export function BreathingStage({ run, config }: Props) {
  const t = useT('breathing', 'timers')
  const control = useRef<HTMLButtonElement>(null)
  const dialog = useStageDialog(control, run.end)
  const { runner, settings } = run
  const view = useStore(runner.$look)
  const pattern = patternOf(config)
  const done = t('breathing.doneText', {
    cycles: t('breathing.cycles.option', { count: config.cycles }),
    time: timeText(Math.round(view.elapsedMs / 1_000), t),
  })
  const cycle = view.phase?.cycle ?? 0
  const going = config.cycles
    ? t('breathing.cycle', { cycle, cycles: config.cycles })
    : t('breathing.cycleEndless', { cycle })
  const seconds = useValueAt(
    `${view.status} ${view.phaseIndex}`,
    Math.ceil((view.phaseLeftMs ?? 0) / 1_000),
  )

  return (
    <dialog
      ref={dialog}
      className="breath-stage"
      aria-label={t('breathing.stage')}
      data-phase={view.phase?.kind ?? 'done'}
      data-status={view.status}
    >
      <div className="breath-air" data-air="inhale" />
      <div className="breath-air" data-air="hold-in" />
      <div className="breath-air" data-air="exhale" />
      <StageHead progress={view.status === 'finished' ? done : going} />
      <BreathCircle view={view} longest={Math.max(...BREATH_PARTS.map((part) => pattern[part]))} />
      <StageActions run={run} config={config} control={control} />
      <p role="status" className="sr-only">
        {spokenBreath({ view, t, done, announce: settings.announce, seconds, going })}
      </p>
    </dialog>
  )
}
