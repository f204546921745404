import { useRef, type ReactNode } from 'react'
import type { RunView } from '#lib/timers/run.ts'
import { Announcer, type Announced } from './announcer.tsx'
import { StageActions, type Actions } from './stage-actions.tsx'
import { LOOKS } from './stage-looks.ts'
import { useStageDialog } from './use-stage-dialog.ts'

type Props = {
  look: keyof typeof LOOKS
  label: string
  status: RunView['status']
  /** What its colours follow: the kind of the phase, or the end. */
  phase: string
  announced: Announced
  actions: Actions
  /** Called when leaving is requested: by a close button, Escape, or the back gesture. */
  onLeave: () => void
  /** A confirmation dialog over the stage. */
  question?: ReactNode
  /** An overlay on the whole stage. */
  over?: ReactNode
  /** What it shows of the run. */
  children: ReactNode
}

/** A running timer over the whole window, with one main button. */
export function Stage(props: Props) {
  const { look, label, status, phase, announced, actions, onLeave, question, over, children } =
    props
  const control = useRef<HTMLButtonElement>(null)
  const dialog = useStageDialog(control, onLeave)
  return (
    <dialog
      ref={dialog}
      className={LOOKS[look].stage}
      aria-label={label}
      data-phase={phase}
      data-status={status}
      data-calm={look === 'calm' || undefined}
    >
      {children}
      <StageActions look={look} {...actions} control={control} />
      <Announcer {...announced} quiet={status === 'asking'} />
      {over}
      {question}
    </dialog>
  )
}
