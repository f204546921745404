import { Check, CheckCheck, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

type Status = SentQuestionnaire['status']
type Look = { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }

const LOOKS: ReadonlyMap<Status, Look> = new Map<Status, Look>([
  ['pending', { tone: 'waiting', icon: Clock }],
  ['completed', { tone: 'done', icon: Check }],
  ['reviewed', { tone: 'plain', icon: CheckCheck }],
  ['withdrawn', { tone: 'plain', icon: Undo2 }],
])

/** A status as it is shown: one that this page does not know yet is pending. */
export const knownStatus = (status: Status): Status => (LOOKS.has(status) ? status : 'pending')

/** How a questionnaire stands for who sent it. */
export function StatusBadge({ status }: { status: Status }): ReactNode {
  const t = useT('dashboardQuestionnaires')
  const known = knownStatus(status)
  return <Badge {...LOOKS.get(known)!}>{t(`dashboardQuestionnaires.status.${known}`)}</Badge>
}
