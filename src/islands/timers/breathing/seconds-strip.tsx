type Props = {
  value: number
  /** The largest value of the strip. */
  max: number
}

/**
 * A number as a viewport on a strip of numbers: the strip is transformed, which avoids a layout each second. Hidden
 * from screen readers.
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
