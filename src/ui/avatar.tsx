import type { ReactNode } from 'react'
import { smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from './cx.ts'

const PIXELS = { sm: 44, md: 64, lg: 112 } as const
const SIZES = { sm: 'size-11 text-base', md: 'size-16 text-lg', lg: 'size-28 text-2xl' } as const

export type AvatarProps = {
  name: string | null
  src?: string | null | undefined
  profession?: ProfessionalType | undefined
  size?: keyof typeof PIXELS
  /** Only where the name is not written beside it. */
  label?: string
  /** For the one picture above the fold; all others are lazy-loaded. */
  eager?: boolean
}

/**
 * An avatar of fixed size: the picture, or initials without one.
 *
 * Not Ark's Avatar, which shows the picture only after hydration: lists are read before it. Here the initials lie
 * behind the picture, and a picture that fails to load is hidden once scripts run.
 */
export function Avatar(props: AvatarProps): ReactNode {
  const { name, src, profession, size = 'md', label, eager = false } = props
  const letters = initials(name)
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-profession={profession}
      className={cx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-[31%] font-display leading-none font-bold hue-wash',
        SIZES[size],
      )}
    >
      {letters || <Somebody />}
      {src && (
        <img
          src={smallPicture(src)}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          ref={hideIfBroken}
          onError={(event) => hideIfBroken(event.currentTarget)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

/** Also called as a ref: a picture may have failed before hydration, when its event had no listener. */
function hideIfBroken(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) img.hidden = true
}

/** A head and shoulders, when there is no name to take initials from. */
function Somebody(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-[70%]">
      <circle cx="12" cy="9" r="4.2" />
      <path d="M3.5 22c.6-5 4.1-7.4 8.5-7.4s7.9 2.4 8.5 7.4z" />
    </svg>
  )
}
