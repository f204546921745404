import {
  CalendarClock,
  Hourglass,
  Mail,
  MessageCircleQuestionMark,
  MessageSquareText,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

const LOOKS: Record<
  AttentionItem['kind'],
  { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }
> = {
  answer: { tone: 'done', icon: MessageSquareText },
  ending: { tone: 'attention', icon: CalendarClock },
  contact: { tone: 'note', icon: Mail },
  request: { tone: 'waiting', icon: Hourglass },
  waiting: { tone: 'waiting', icon: MessageCircleQuestionMark },
}

/** What something that waits is; of answers what their words ask for. */
export function AttentionBadge({ item }: { item: AttentionItem }): ReactNode {
  const t = useT('dashboard')
  if (item.kind === 'answer' && item.priority !== null) {
    return <PriorityBadge priority={item.priority} />
  }
  return <Badge {...LOOKS[item.kind]}>{t(`dashboard.badge.${item.kind}`)}</Badge>
}
