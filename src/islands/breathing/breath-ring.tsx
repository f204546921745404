type Props = {
  /** Of the phase. */
  seconds: number
  /** How many of them are over. */
  gone: number
}

/** The gap between two pieces, as a part of the whole ring. */
const GAP = 1 / 50

/** A phase as a ring of as many pieces as it has seconds; they light up one by one. */
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
