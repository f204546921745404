import type { ReactNode } from 'react'
import type { ProfessionalId } from '#lib/ids.ts'
import { smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import { cx } from './cx.ts'

export type FaceProps = {
  name: string | null
  src: string | null
  /** The edge in pixels, for the reserved space; the layout may draw it larger or smaller. */
  size: number
  /** The picture of 512 px, for the one portrait that a page is about. */
  large?: boolean
  /** Whose it is, where it travels between pages: once a page. */
  of?: ProfessionalId | undefined
  /** For pictures above the fold; all others are lazy-loaded. */
  eager?: boolean
  className?: string
}

/**
 * A portrait that stands on the lower edge of its box, on the wash of the nearest `data-profession`; without a picture the
 * initials stand there, 56 % of the width high. The name is written beside it.
 */
export function Face({
  name,
  src,
  size,
  large,
  of,
  eager = false,
  className,
}: FaceProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={cx('face', className)}
      style={of && { viewTransitionName: `f${of}` }}
    >
      {src ? (
        <img
          src={large ? src : smallPicture(src)}
          alt=""
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <b>{initials(name)}</b>
      )}
    </span>
  )
}
