import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { PlanStrip } from './plan-strip.tsx'
import { StageIcon } from './stage-icon.tsx'
import './small-stage.css'

type Props = {
  /** The kind of its main phase. */
  phase: 'work' | 'meditate'
  label: string
  /** The main figure: the total time, or the rounds. */
  value: string
  note?: ReactNode
  plan: Plan | null
}

/** A preview of the timer, and the start button. */
export function Summary({ phase, label, value, note, plan }: Props) {
  const t = useT('timers')
  return (
    <>
      <div className="stage-small" data-phase={phase}>
        <p className="text-sm font-medium">{label}</p>
        <p className="stage-small-value" data-long={value.length > 5 || undefined}>
          {value}
        </p>
        {plan && <PlanStrip plan={plan} />}
        {note && <p className="text-sm font-medium">{note}</p>}
      </div>
      {/* Overlaps the lower part of the preview, but is not inside: on phones it is sticky from the first field on. */}
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
