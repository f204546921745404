import type { CSSProperties, ReactNode } from 'react'

export type StarsProps = {
  /** 0 to 5; shown to the nearest half. */
  value: number
  /** What the stars say, such as "4.5 out of 5, 61 reviews". */
  label: string
}

/** A rating to read: five stars in one element, without JavaScript. To give one, use `RatingInput`. */
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
