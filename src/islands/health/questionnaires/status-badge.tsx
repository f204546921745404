import { Check, CheckCheck, CircleDashed, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'

/** How a questionnaire that is not open any more stands for who was asked. */
type Standing = 'closed' | 'completed' | 'reviewed' | 'withdrawn'

const LOOKS: Record<Standing, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  closed: { tone: 'plain', icon: CircleDashed },
  completed: { tone: 'done', icon: Check },
  reviewed: { tone: 'plain', icon: CheckCheck },
  withdrawn: { tone: 'plain', icon: Undo2 },
}

const standingOf = ({ status }: Questionnaire): Standing =>
  status === 'pending' ? 'closed' : status

export function StatusBadge(props: { questionnaire: Questionnaire }): ReactNode {
  const { questionnaire } = props
  const t = useT('healthQuestions')
  const standing = standingOf(questionnaire)
  return <Badge {...LOOKS[standing]}>{t(`healthQuestions.status.${standing}`)}</Badge>
}
