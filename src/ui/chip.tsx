import type { ReactNode } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from './cx.ts'

const TONES = {
  plain: 'bg-surface-2',
  modality: 'hue-tint',
  profession: 'hue-wash',
} as const

export type ChipProps = {
  /** `plain` for facts, `modality` for how a professional works, `profession` for the profession. */
  tone?: keyof typeof TONES
  /** Sets the hue; by default that of the nearest ancestor with `data-profession`. */
  profession?: ProfessionalType
  children: ReactNode
}

/** A short fact, not interactive. The text carries the meaning; the hue only repeats it. */
export function Chip({ tone = 'plain', profession, children }: ChipProps): ReactNode {
  return (
    <span
      data-profession={profession}
      className={cx('inline-block rounded-full px-2.5 py-1 text-xs font-medium', TONES[tone])}
    >
      {children}
    </span>
  )
}
