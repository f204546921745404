import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Plan } from '#lib/timers/plan.ts'
import { PlanStrip } from './plan-strip.tsx'
import { StageIcon } from './stage-icon.tsx'
import type { StageT } from './texts.ts'
import './small-stage.css'

type Props = {
  t: StageT
  /** What most of it will be. */
  phase: 'work' | 'meditate'
  label: string
  /** The number that counts: the whole time, or the rounds. */
  value: string
  note?: ReactNode
  plan: Plan | null
}

/** What is about to begin, on a small stage, and the button that begins it. */
export function Summary({ t, phase, label, value, note, plan }: Props) {
  return (
    <>
      <div className="stage-small" data-phase={phase}>
        <p className="text-sm font-semibold">{label}</p>
        <p className="stage-small-value" data-long={value.length > 5 || undefined}>
          {value}
        </p>
        {plan && <PlanStrip plan={plan} />}
        {note && <p className="text-sm font-semibold">{note}</p>}
      </div>
      {/* Lies on the foot of the card, but not within it: on a phone it stays in sight from the first setting on. */}
      <button
        type="submit"
        className="stage-main stage-start flex items-center justify-center gap-2 px-4 py-2"
        data-phase={phase}
      >
        <StageIcon icon={Play} />
        {t('timers.settings.start')}
      </button>
    </>
  )
}
