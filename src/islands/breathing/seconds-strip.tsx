type Props = {
  value: number
  /** The largest value that will come. */
  max: number
}

/**
 * A number as a window on a strip of numbers: the strip is moved, so that nothing is laid out anew each second.
 * Unread by screen readers.
 */
export function SecondsStrip({ value, max }: Props) {
  const numbers = Array.from({ length: max + 1 }, (_, number) => number)
  return (
    <span className="breath-seconds" aria-hidden="true">
      <span style={{ transform: `translateY(${(value * -100) / (max + 1)}%)` }}>
        {numbers.join('\n')}
      </span>
    </span>
  )
}
