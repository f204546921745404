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

/** What the words of an answer ask of its reader. */
export function PriorityBadge({ priority }: { priority: Priority }): ReactNode {
  const t = useT('workspace')
  const { tone, icon } = LOOKS[priority]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`workspace.priority.${priority}`)}
    </Badge>
  )
}
