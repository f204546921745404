type Props = { count: number; done: number; current: number }

/** More would be too small to count. */
const MOST = 24

/** Rounds or cycles as dots: done, current, to come. The text beside them says the same. */
export function Pips({ count, done, current }: Props) {
  if (count < 2 || count > MOST) return null
  return (
    <span className="stage-pips" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <i key={n} data-done={n < done || undefined} data-current={n === current || undefined} />
      ))}
    </span>
  )
}
