import { useState } from 'react'
import { spokenDuration } from './duration.ts'
import type { StageT } from './texts.ts'

type Props = {
  t: StageT
  /** What the stage says about itself now; the same all through a phase. */
  sentences: readonly string[]
  /** What is left of the phase at its beginning, or when it was paused; null for an open end. */
  seconds: number | null
  /** A question is being asked; it speaks for itself. */
  quiet: boolean
}

/** The stage for those who do not see it. It changes with the phase, and never while one goes on. */
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
