type Props = {
  /** Of the phase. */
  seconds: number
  /** How many of them are over. */
  gone: number
}

/** The part of each piece that is drawn; the rest is the gap to the next. */
const DRAWN = 0.82

/** A phase as a ring of as many pieces as it has seconds; they light up one by one. */
export function BreathRing({ seconds, gone }: Props) {
  return (
    <svg className="breath-ring" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: seconds }, (_, index) => (
        <circle
          key={index}
          cx="50"
          cy="50"
          r="48"
          pathLength={seconds}
          strokeDasharray={`${DRAWN} ${seconds - DRAWN}`}
          strokeDashoffset={-index - (1 - DRAWN) / 2}
          data-gone={index < gone || undefined}
        />
      ))}
    </svg>
  )
}
