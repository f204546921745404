import type { CSSProperties, ReactNode } from 'react'

export type StarsProps = {
  /** 0 to 5; shown to the nearest half. */
  value: number
  /** The accessible name, such as "4.5 out of 5, 61 reviews". */
  label: string
}

/** A read-only rating: five stars in one element, without JavaScript. For input, use `RatingInput`. */
export function Stars({ value, label }: StarsProps): ReactNode {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2
  return (
    <span
      role="img"
      aria-label={label}
      data-value={halves}
      className="stars"
      style={{ '--stars': halves } as CSSProperties}
    />
  )
}
