import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Digits } from './digits.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import type { Look } from './runner.ts'
import { shownOf } from './shown.ts'
import { StageFoot } from './stage-foot.tsx'
import { StageHead } from './stage-head.tsx'
import { StageTool } from './stage-tool.tsx'
import { announcedOf, stageTexts } from './stage-text.ts'
import { Stage } from './stage.tsx'
import './small-stage.css'
import './stage.css'

type Props = Pick<ComponentProps<typeof Stage>, 'actions' | 'onLeave' | 'question' | 'over'> & {
  view: Look
  plan: Plan
  look?: 'bright' | 'calm'
  /** The name of this timer's work, where it says more than "work". */
  title?: string | undefined
  /** The number of rounds counted by the user, outside of the plan. */
  counted?: string | undefined
  /** The final message, where it differs from the default. */
  ending?: string
  children?: ReactNode
}

/** A stage with a clock: phase, time, and what is next. */
export function ClockStage(props: Props) {
  const { view, plan, look = 'bright', title, counted, ending, children, ...stage } = props
  const t = useT('island', 'timers')
  const shown = shownOf(view, plan)
  const words = stageTexts({ t, view, plan, title, counted, ending })
  return (
    <Stage
      {...stage}
      look={look}
      label={t('timers.stage.label')}
      status={view.status}
      phase={words.phase}
      announced={announcedOf(words.sentences, view, shown.main.seconds, t)}
    >
      <div className="stage-tide" style={{ transform: `scaleY(${shown.share})` }} />
      <div className="stage-tools flex justify-end gap-1 self-start">
        <FullscreenButton />
        {view.status !== 'finished' && (
          <StageTool label={t('island.close')} icon={X} onPress={stage.onLeave} />
        )}
      </div>
      <StageHead words={words} view={view} plan={plan} />
      <div className="stage-time" data-beat={words.beatOf(shown.main.seconds)}>
        <Digits {...shown.main} />
      </div>
      <StageFoot view={view} plan={plan} side={shown.side} title={title} />
      {children}
    </Stage>
  )
}
