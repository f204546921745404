type Props = {
  /** The duration of the phase. */
  seconds: number
  /** How many of them have elapsed. */
  gone: number
}

/** The gap between two segments, as a fraction of the ring. */
const GAP = 1 / 50

/** A phase as a ring with a segment for each second; they light up one by one. */
export function BreathRing({ seconds, gone }: Props) {
  const gap = GAP * seconds
  return (
    <svg className="breath-ring" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: seconds }, (_, index) => (
        <circle
          key={index}
          cx="50"
          cy="50"
          r="48"
          pathLength={seconds}
          strokeDasharray={`${1 - gap} ${seconds - 1 + gap}`}
          strokeDashoffset={-index - gap / 2}
          data-gone={index < gone || undefined}
        />
      ))}
    </svg>
  )
}
