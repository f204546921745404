import { useState, type CSSProperties, type ReactNode } from 'react'
import type { ProfessionalId } from '#lib/ids.ts'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from './cx.ts'

const SIZES = {
  field: '',
  square: 'size-16 rounded-card',
  64: 'portrait-round size-16',
  44: 'portrait-round size-11',
  36: 'portrait-round size-9',
  28: 'portrait-round size-7',
} as const

export type PortraitProps = {
  name: string | null
  /** Its address, which says how it is shown (`pictureOf`). */
  src?: string | null | undefined
  /** For the wash, where no element around it has a `data-profession`. */
  profession?: ProfessionalType | undefined
  /** A `field` is as large as its class makes it, a number a circle of so many pixels. */
  size: keyof typeof SIZES
  /** The picture as it is stored, for the one portrait that a page is about. */
  large?: boolean
  /** Whose it is, where it travels between pages: once a page. */
  of?: ProfessionalId | undefined
  /** For pictures above the fold; all others are lazy-loaded. */
  eager?: boolean
  className?: string
}

/**
 * A person in one of three dresses: a photograph fills its field, a cut-out stands on the lower edge on the wash of the
 * profession, and so do the initials of someone without a picture, or whose picture did not load.
 *
 * Not Ark's Avatar, which shows the picture only after hydration: lists are read before it.
 */
export function Portrait(props: PortraitProps): ReactNode {
  const { name, profession, size, large, of, eager = false, className } = props
  const [missing, setMissing] = useState<string>()
  const picture = props.src && props.src !== missing ? pictureOf(props.src) : null
  // Also called as a ref: a picture may have failed before hydration, when its event had no listener.
  const check = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setMissing(props.src ?? undefined)
  }
  const letters = initials(name)
  return (
    <span
      aria-hidden
      data-profession={profession}
      data-dress={picture?.dress ?? 'initials'}
      style={styleOf({ picture, letters, of })}
      className={cx('portrait', SIZES[size], className)}
    >
      {picture ? (
        <img
          key={picture.src}
          src={large ? picture.src : smallPicture(picture.src)}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          ref={check}
          onError={(event) => check(event.currentTarget)}
        />
      ) : (
        (letters && <b>{letters}</b>) || <Somebody />
      )}
    </span>
  )
}

type Styled = {
  picture: ReturnType<typeof pictureOf> | null
  letters: string
  of: ProfessionalId | undefined
}

function styleOf({ picture, letters, of }: Styled): CSSProperties {
  return {
    ...(of && { viewTransitionName: `f${of}` }),
    ...(picture?.dress === 'photo' && { '--focus': `${picture.focus.x}% ${picture.focus.y}%` }),
    ...(!picture && { '--letters': widthOf(letters) }),
  }
}

/** At least as wide as the letters are, in their font size. */
function widthOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum + (/[MW]/.test(letter) ? 0.95 : 0.76), 0)
}

/** A head and shoulders, when there is no name to take initials from. */
function Somebody(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor">
      <circle cx="12" cy="9.5" r="4.4" />
      <path d="M3 24c.6-6 4.2-8.6 9-8.6s8.4 2.6 9 8.6z" />
    </svg>
  )
}
