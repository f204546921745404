import type { ReactNode } from 'react'

/** The pulse of the logo, gone flat: the picture where nothing is. Decorative. */
export function FlatPulse(): ReactNode {
  return (
    <svg viewBox="0 0 240 72" className="w-60 max-w-full text-pine" fill="none" aria-hidden="true">
      <path
        d="M4 36h52l14-26 22 52 18-40 8 14h118"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="232" cy="36" r="8" className="fill-citrus stroke-on-citrus" strokeWidth="2" />
    </svg>
  )
}
