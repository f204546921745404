import { Check, CheckCheck, CircleDashed, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

/** How a questionnaire stands for who answers it. */
type Standing = 'open' | 'closed' | 'completed' | 'reviewed' | 'withdrawn'

const LOOKS: Record<Standing, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  open: { tone: 'waiting', icon: Clock },
  closed: { tone: 'plain', icon: CircleDashed },
  completed: { tone: 'done', icon: Check },
  reviewed: { tone: 'plain', icon: CheckCheck },
  withdrawn: { tone: 'plain', icon: Undo2 },
}

const standingOf = ({ status, isOpen }: Questionnaire): Standing => {
  if (status !== 'pending') return status
  return isOpen ? 'open' : 'closed'
}

export function StatusBadge(props: { questionnaire: Questionnaire }): ReactNode {
  const { questionnaire } = props
  const t = useT('healthQuestions')
  const standing = standingOf(questionnaire)
  return <Badge {...LOOKS[standing]}>{t(`healthQuestions.status.${standing}`)}</Badge>
}
