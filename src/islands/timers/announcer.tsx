import { useState } from 'react'

export type Announced = {
  /** What it is about: it is announced once for each. */
  about: string
  /** As of now. */
  spoken: string
  /** The time alone, for users who look for it. */
  time?: string
}

type Props = Announced & {
  /** A confirmation dialog is open, which screen readers announce themselves. */
  quiet: boolean
}

/**
 * The live regions of a stage. Updated when the phase changes, and at a pause and its end, which say what is left; not
 * within a phase, or screen readers would count aloud.
 */
export function Announcer({ quiet, ...now }: Props) {
  const [announced, setAnnounced] = useState<Announced>(now)
  if (!quiet && announced.about !== now.about) setAnnounced(now)
  const { spoken, time } = announced
  return (
    <>
      {time !== undefined && (
        <p role="timer" className="sr-only">
          {time}
        </p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
