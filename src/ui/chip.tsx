import type { ReactNode } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from './cx.ts'

const TONES = {
  plain: 'bg-surface-2',
  modality: 'hue-tint',
  profession: 'hue-wash',
} as const

export type ChipProps = {
  /** `plain` for facts, `modality` for how somebody works, `profession` for what somebody is. */
  tone?: keyof typeof TONES
  /** Sets the hue; without it, the hue of the nearest element with `data-profession` is taken. */
  profession?: ProfessionalType
  children: ReactNode
}

/** A short fact, which is read and never pressed. The words carry the meaning; the hue only repeats it. */
export function Chip({ tone = 'plain', profession, children }: ChipProps): ReactNode {
  return (
    <span
      data-profession={profession}
      className={cx('inline-block rounded-full px-2.5 py-1 text-xs font-semibold', TONES[tone])}
    >
      {children}
    </span>
  )
}
