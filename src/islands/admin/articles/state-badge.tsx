import { CalendarClock, CircleCheck, CircleOff, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ArticleState } from '#lib/articles/state.ts'
import { Badge } from '#ui/badge.tsx'

const LOOKS = {
  draft: { tone: 'plain', icon: PencilLine },
  scheduled: { tone: 'waiting', icon: CalendarClock },
  published: { tone: 'done', icon: CircleCheck },
  unpublished: { tone: 'attention', icon: CircleOff },
} as const

/** Where an article is on its way. */
export function StateBadge({ state }: { state: ArticleState }): ReactNode {
  const t = useT('adminArticles')
  return <Badge {...LOOKS[state]}>{t(`adminArticles.state.${state}`)}</Badge>
}
