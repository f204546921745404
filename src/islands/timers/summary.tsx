import type { CSSProperties, ReactNode } from 'react'
import type { Plan } from '#lib/timers/plan.ts'
import { PlanStrip } from './plan-strip.tsx'
import './small-stage.css'

type Props = {
  /** The main figure: the total time, or the rounds. */
  value: string
  /** What the figure does not say by itself. */
  label?: string
  plan: Plan | null
  /** What changes the figure. */
  children?: ReactNode
}

/** A timer before its start: as its stage will be, as small as the page has room for. */
export function Summary({ value, label, plan, children }: Props) {
  return (
    <div className="stage-small" style={{ '--characters': value.length } as CSSProperties}>
      <p className="stage-small-value">{value}</p>
      {label && <p className="stage-small-label">{label}</p>}
      {plan && <PlanStrip plan={plan} />}
      {children}
    </div>
  )
}
