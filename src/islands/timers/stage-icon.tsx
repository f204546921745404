import { Pause, Play, type LucideIcon } from 'lucide-react'
import { cx } from '#ui/cx.ts'

type Props = { icon: LucideIcon; solid?: boolean }

/** A drawing as large as the letters beside it, which say what it means. Those of every player are solid. */
export function StageIcon({ icon: Icon, solid = Icon === Pause || Icon === Play }: Props) {
  return (
    <Icon className={cx('size-[1.1em] flex-none', solid && 'fill-current')} aria-hidden="true" />
  )
}
