import {
  CalendarClock,
  CircleCheck,
  OctagonX,
  PencilLine,
  Send,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { EditionState } from '#lib/newsletter/edition-states.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

const LOOKS: Record<EditionState, { icon: LucideIcon; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { icon: PencilLine, tone: 'plain' },
  scheduled: { icon: CalendarClock, tone: 'waiting' },
  sending: { icon: Send, tone: 'note' },
  sent: { icon: CircleCheck, tone: 'done' },
  stopped: { icon: OctagonX, tone: 'attention' },
}

/** Where an edition stands. */
export function StateBadge({ state }: { state: EditionState }): ReactNode {
  const t = useT('adminNewsletter')
  return <Badge {...LOOKS[state]}>{t(`adminNewsletter.state.${state}`)}</Badge>
}
