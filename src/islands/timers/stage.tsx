import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Announcer } from './announcer.tsx'
import { Digits } from './digits.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import type { Look } from './runner.ts'
import { shownOf } from './shown.ts'
import { StageActions, type StageAction } from './stage-actions.tsx'
import { StageFoot } from './stage-foot.tsx'
import { StageHead } from './stage-head.tsx'
import { StageTool } from './stage-tool.tsx'
import { stageWords } from './stage-words.ts'
import { useStageDialog } from './use-stage-dialog.ts'
import './small-stage.css'
import './stage.css'

type Props = {
  view: Look
  plan: Plan
  /** The name of this timer's work, where it says more than "work". */
  title?: string | undefined
  /** The number of rounds counted by the user, outside of the plan. */
  counted?: string | undefined
  main: StageAction
  others: readonly StageAction[]
  /** The final message, where it differs from the default. */
  ending?: string
  /** Called when leaving is requested: by the close button, Escape, or the back gesture. */
  onLeave: () => void
  /** A confirmation dialog over the stage. */
  question?: ReactNode
  /** An overlay on the whole stage. */
  over?: ReactNode
  children?: ReactNode
}

/** A running timer over the whole window: phase, time, what is next, and one main button. */
export function Stage(props: Props) {
  const { view, plan, main, others, onLeave, question, over, children } = props
  const t = useT('island', 'timers')
  const control = useRef<HTMLButtonElement>(null)
  const dialog = useStageDialog(control, onLeave)
  const shown = shownOf(view, plan)
  const { title, counted, ending } = props
  const words = stageWords({ t, view, plan, title, counted, ending })
  return (
    <dialog
      ref={dialog}
      className="stage"
      aria-label={t('timers.stage.label')}
      data-phase={words.phase}
      data-status={view.status}
      data-calm={ending !== undefined || undefined}
    >
      <div className="stage-tide" style={{ transform: `scaleY(${shown.share})` }} />
      <div className="stage-tools flex justify-end gap-1 self-start">
        <FullscreenButton
          enter={t('timers.stage.fullscreen')}
          leave={t('timers.stage.leaveFullscreen')}
        />
        {view.status !== 'finished' && (
          <StageTool label={t('island.close')} icon={X} onPress={onLeave} />
        )}
      </div>
      <StageHead words={words} view={view} plan={plan} />
      <div className="stage-time" data-beat={words.beatOf(shown.main.seconds)}>
        <Digits {...shown.main} />
      </div>
      <StageFoot view={view} plan={plan} side={shown.side} title={title} />
      {children}
      <StageActions main={main} others={others} control={control} />
      <Announcer
        sentences={words.sentences}
        whole={view.phase?.seconds ?? null}
        seconds={words.spokenSeconds(shown.main.seconds)}
        quiet={view.status === 'asking'}
      />
      {over}
      {question}
    </dialog>
  )
}
