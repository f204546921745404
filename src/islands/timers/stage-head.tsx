import type { Plan } from '#lib/timers/plan.ts'
import { Pips } from './pips.tsx'
import { StageIcon } from './stage-icon.tsx'
import type { Look } from './runner.ts'
import type { stageTexts } from './stage-text.ts'

type Props = { words: ReturnType<typeof stageTexts>; view: Look; plan: Plan }

/** The phase by icon and name, and the progress within the plan. */
export function StageHead({ words, view, plan }: Props) {
  const { phase, completedCycles, completedRounds } = view
  const working = words.phase === 'work' && view.status !== 'paused'
  const inCycles = plan.cycles > 1
  return (
    <>
      <h2 className="stage-phase flex items-center gap-2 leading-none wrap-anywhere">
        <StageIcon icon={words.icon} {...(working && { solid: true })} />
        {words.name}
      </h2>
      <div className="stage-place grid gap-2 font-medium">
        {words.place.length > 0 && <p>{words.place.join(' · ')}</p>}
        {phase && phase.kind !== 'prepare' && (
          <Pips
            count={inCycles ? plan.cycles : plan.rounds}
            done={inCycles ? completedCycles : completedRounds}
            current={(inCycles ? phase.cycle : phase.round) - 1}
          />
        )}
      </div>
    </>
  )
}
