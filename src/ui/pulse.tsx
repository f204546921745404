import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One beat, 48 px wide, on a baseline 14 px below the top of 24. */
const BEAT = 'h11l6-11 7 18 7-18 6 11h11'
/** Longer than any screen, to both sides: the overflow is clipped. */
const BEFORE = 'M-4000 14H0'
const AFTER = 'H8000'

export type PulseProps = {
  /** The number of beats, side by side. */
  beats?: number
  /** How many of them are done; the line is pale after these. Without it the whole line is drawn. */
  done?: number
  /** Where the first beat begins, as a CSS length. */
  at?: string
  /** The factor for the height of 24 px and the stroke of 3. */
  scale?: number
  /** A dot at its end, for the current moment. */
  bead?: boolean
  /** Draws the line in from its start, once. */
  draws?: boolean
  /** The accessible name, such as "Step 1 of 3"; without it, the line is decorative. */
  label?: string
  className?: string
}

/** The pulse of the logo as a line: divider, baseline under people, progress by steps, illustration of empty states. */
export function Pulse(props: PulseProps): ReactNode {
  const { beats = 1, done, at = '0px', scale = 1, bead = false, draws = false, label } = props
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      height={24 * scale}
      className={cx('w-full overflow-hidden text-pine', props.className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <g className={draws ? 'animate-draw' : undefined}>
        <g style={{ translate: at, scale }}>
          <path
            d={`${BEFORE}${BEAT.repeat(beats)}${AFTER}`}
            className={done === undefined ? undefined : 'stroke-edge'}
          />
          {!!done && <path d={`${BEFORE}${BEAT.repeat(done)}`} />}
        </g>
      </g>
      {bead && (
        <circle
          cx="100%"
          cy={14 * scale}
          r={4 * scale}
          style={{ translate: `${-4.5 * scale}px` }}
          className="fill-citrus stroke-on-citrus"
          strokeWidth={scale}
        />
      )}
    </svg>
  )
}
