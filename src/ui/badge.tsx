import type { ReactNode } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from './cx.ts'

export type BadgeProps = {
  /** `plain` for facts, `modality` for how somebody works, `profession` for what somebody is. */
  tone?: 'plain' | 'modality' | 'profession'
  /** Sets the hue; without it, the hue of the nearest element with `data-profession` is taken. */
  profession?: ProfessionalType
  children: ReactNode
}

const TONES = { plain: 'bg-surface-2', modality: 'hue-tint', profession: 'hue-wash' } as const

/** A short fact about somebody. The words carry the meaning; the hue only repeats it. */
export function Badge({ tone = 'plain', profession, children }: BadgeProps): ReactNode {
  return (
    <span
      data-profession={profession}
      className={cx('inline-block rounded-full px-2.5 py-1 text-xs font-semibold', TONES[tone])}
    >
      {children}
    </span>
  )
}
