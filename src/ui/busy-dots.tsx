import type { ReactNode } from 'react'

const DELAYS = ['0s', '0.18s', '0.36s']

/** Three pulsing dots over a busy control; not animated under reduced motion. */
export function BusyDots(): ReactNode {
  return (
    <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-1.5">
      {DELAYS.map((animationDelay) => (
        <span
          key={animationDelay}
          className="size-2 animate-breathe rounded-full bg-current"
          style={{ animationDelay }}
        />
      ))}
    </span>
  )
}
