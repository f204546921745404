import { CircleAlert, Info, Minus, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Priority } from '#lib/questionnaires/priority.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

const LOOKS: Record<Priority, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  high: { tone: 'alert', icon: TriangleAlert },
  attention: { tone: 'attention', icon: CircleAlert },
  info: { tone: 'note', icon: Info },
  normal: { tone: 'plain', icon: Minus },
}

type Props = {
  priority: Priority
  /** What it is about, in place of its word, which is still read out. */
  children?: string | null | undefined
}

/** What the words of an answer ask of its reader. */
export function PriorityBadge({ priority, children }: Props): ReactNode {
  const t = useT('workspace')
  const { tone, icon } = LOOKS[priority]
  return (
    <Badge tone={tone} icon={icon}>
      <span className={children ? 'sr-only' : undefined}>
        {t(`workspace.priority.${priority}`)}
      </span>
      {children}
    </Badge>
  )
}
