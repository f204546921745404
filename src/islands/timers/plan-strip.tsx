import type { Plan } from '#lib/timers/plan.ts'
import { stagePhaseOf } from './phases.ts'

/** More parts would be too thin to see. */
const MOST = 90
/** How wide a part without an end is drawn, in seconds. */
const OPEN = 30

/** All phases of a plan side by side, as long as they last. A picture only: the words beside it say the same. */
export function PlanStrip({ plan }: { plan: Plan }) {
  const oneRound = plan.phases.filter(({ round }) => round === 1)
  const phases = plan.phases.length > MOST ? oneRound : plan.phases
  if (phases.length < 2 || phases.length > MOST) return null
  return (
    <span className="plan-strip" aria-hidden="true">
      {phases.map((phase, n) => (
        <i key={n} data-phase={stagePhaseOf(phase)} style={{ flexGrow: phase.seconds ?? OPEN }} />
      ))}
    </span>
  )
}
