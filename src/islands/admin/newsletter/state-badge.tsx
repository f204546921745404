import {
  CalendarClock,
  CircleCheck,
  OctagonX,
  PencilLine,
  Send,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditionState } from '#lib/newsletter/edition-states.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import type { NewsletterT } from './texts.ts'

const LOOKS: Record<EditionState, { icon: LucideIcon; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { icon: PencilLine, tone: 'plain' },
  scheduled: { icon: CalendarClock, tone: 'waiting' },
  sending: { icon: Send, tone: 'note' },
  sent: { icon: CircleCheck, tone: 'done' },
  stopped: { icon: OctagonX, tone: 'attention' },
}

/** Where an edition stands. */
export function StateBadge({ t, state }: { t: NewsletterT; state: EditionState }): ReactNode {
  return <Badge {...LOOKS[state]}>{t(`adminNewsletter.state.${state}`)}</Badge>
}
