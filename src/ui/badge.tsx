import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const TONES = {
  plain: 'bg-surface-2',
  waiting: 'inset-ring inset-ring-edge',
  done: 'bg-pine-wash text-pine',
  note: 'bg-note-wash',
  attention: 'bg-clay-wash text-clay-strong',
  alert: 'bg-clay-strong text-surface',
} as const

export type BadgeProps = { tone?: keyof typeof TONES; icon: LucideIcon; children: ReactNode }

/** The state of something, as a word and an icon; the colour only repeats it. */
export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps): ReactNode {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {children}
    </span>
  )
}
