import { CalendarClock, CircleCheck, CircleOff, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ArticleState } from '#lib/articles/state.ts'
import { Badge } from '#ui/badge.tsx'
import type { ArticlesT } from './texts.ts'

const LOOKS = {
  draft: { tone: 'plain', icon: PencilLine },
  scheduled: { tone: 'waiting', icon: CalendarClock },
  published: { tone: 'done', icon: CircleCheck },
  unpublished: { tone: 'attention', icon: CircleOff },
} as const

/** Where an article is on its way. */
export function StateBadge({ t, state }: { t: ArticlesT; state: ArticleState }): ReactNode {
  return <Badge {...LOOKS[state]}>{t(`adminArticles.state.${state}`)}</Badge>
}
