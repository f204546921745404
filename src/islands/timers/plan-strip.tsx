import { isRest, type Plan } from '#lib/timers/plan.ts'
import { cx } from '#ui/cx.ts'

/** More phases would be too narrow to see. */
const MOST = 90
/** The width of a phase without end, in seconds. */
const OPEN = 30

/** All phases of a plan side by side, with widths in proportion. Decorative: the text beside it says the same. */
export function PlanStrip({ plan }: { plan: Plan }) {
  const oneRound = plan.phases.filter(({ round }) => round === 1)
  const phases = plan.phases.length > MOST ? oneRound : plan.phases
  if (phases.length < 2 || phases.length > MOST) return null
  return (
    <span className="flex h-5 gap-0.5" aria-hidden="true">
      {phases.map((phase, n) => (
        <i
          key={n}
          // Rests are lower than work, so that they do not differ by colour only.
          className={cx(
            'min-w-px basis-0 rounded-[3px] bg-current',
            isRest(phase) && 'h-2 self-end opacity-55',
          )}
          style={{ flexGrow: phase.seconds ?? OPEN }}
        />
      ))}
    </span>
  )
}
