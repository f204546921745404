import type { ReactNode } from 'react'
import type { Plan } from '#lib/timers/plan.ts'
import { Icon } from './icons.tsx'
import { PlanStrip } from './plan-strip.tsx'
import type { StageT } from './texts.ts'

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
      <div className="timer-summary" data-phase={phase}>
        <p className="timer-summary-label">{label}</p>
        <p className="timer-summary-value" data-long={value.length > 5 || undefined}>
          {value}
        </p>
        {plan && <PlanStrip plan={plan} />}
        {note && <p className="timer-summary-note">{note}</p>}
      </div>
      {/* Not within the card: on a phone it stays in sight from the first setting on. */}
      <button type="submit" className="stage-main timer-start" data-phase={phase}>
        <Icon name="resume" />
        {t('timers.settings.start')}
      </button>
    </>
  )
}
