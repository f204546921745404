import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { spokenDuration } from './duration.ts'
import { useValueAt } from './use-value-at.ts'

type Props = {
  /** The current state of the stage; constant within a phase. */
  sentences: readonly string[]
  /** The duration of the current phase; null for a phase without end, and after the last. */
  whole: number | null
  /** The time to announce with it, as shown now; null for none. */
  seconds: number | null
  /** A confirmation dialog is open, which screen readers announce themselves. */
  quiet: boolean
}

/**
 * The live regions of the stage. Updated when the phase changes, and at a pause and its end, which say what is left;
 * not within a phase.
 */
export function Announcer({ sentences, whole, seconds, quiet }: Props) {
  const t = useT('timers')
  const state = `${sentences.join('. ')} ${whole}`
  const [heard, setHeard] = useState(state)
  if (!quiet && heard !== state) setHeard(state)
  const time = useValueAt(quiet ? heard : state, timeText(t, seconds, whole))
  const now = useValueAt(quiet ? heard : state, [...sentences, time].filter(Boolean).join('. '))
  return (
    <>
      <p role="timer" className="sr-only">
        {time}
      </p>
      <p role="status" className="sr-only">
        {now}
      </p>
    </>
  )
}

function timeText(t: T<'timers'>, seconds: number | null, whole: number | null): string {
  if (seconds === null) return ''
  const time = spokenDuration(seconds, t)
  return whole !== null && seconds < whole ? t('timers.stage.remaining', { time }) : time
}
