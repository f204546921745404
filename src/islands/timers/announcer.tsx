import { useState } from 'react'
import { spokenDuration } from './duration.ts'
import type { StageT } from './texts.ts'

type Props = {
  t: StageT
  /** The current state of the stage; constant within a phase. */
  sentences: readonly string[]
  /** The time left at the start of the phase or at the pause; null for a phase without end. */
  seconds: number | null
  /** A confirmation dialog is open, which screen readers announce themselves. */
  quiet: boolean
}

/** The live regions of the stage. Updated when the phase changes, and not within one. */
export function Announcer({ t, sentences, seconds, quiet }: Props) {
  const time = seconds === null ? '' : spokenDuration(seconds, t)
  const now = [...sentences, time].filter(Boolean).join('. ')
  const [said, setSaid] = useState({ now, time })
  if (!quiet && said.now !== now) setSaid({ now, time })
  return (
    <>
      <p role="timer" className="sr-only">
        {said.time}
      </p>
      <p role="status" className="sr-only">
        {said.now}
      </p>
    </>
  )
}
