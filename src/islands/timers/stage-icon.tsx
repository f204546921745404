import { Pause, Play, type LucideIcon } from 'lucide-react'
import { cx } from '#ui/cx.ts'

type Props = { icon: LucideIcon; solid?: boolean }

/** A decorative icon of the size of its text. Media controls (play, pause) are filled. */
export function StageIcon({ icon: Icon, solid = Icon === Pause || Icon === Play }: Props) {
  return (
    <Icon className={cx('size-[1.1em] flex-none', solid && 'fill-current')} aria-hidden="true" />
  )
}
