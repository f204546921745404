import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { AnswerItems } from '#client/workspace/answers/answer-items.tsx'
import { Legend } from '#client/workspace/answers/legend.tsx'
import { ChangeMark } from '#client/workspace/change-mark.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { formatDate } from '#lib/format/date.ts'
import type { SharedAnswers } from '#lib/sharing/shared.ts'

type Answered = SharedAnswers['answered'][number]
type Props = {
  answered: readonly Answered[]
  /** How the professional is called. */
  name: string
}

/** What a professional was answered, with what their screen makes of it. */
export function LensAnswers({ answered, name }: Props): ReactNode {
  const t = useT('healthSharing')
  if (answered.length === 0) return <p>{t('healthSharing.lens.noAnswers', { name })}</p>
  return (
    <>
      {answered.map((one) => (
        <AnsweredOne key={one.id} answered={one} />
      ))}
      <Legend />
    </>
  )
}

function AnsweredOne({ answered }: { answered: Answered }) {
  const t = useT('healthSharing')
  const locale = useLocale()
  const { title, questions, responses, completedAt, priority, change, courses } = answered
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{title}</h3>
        {priority && <PriorityBadge priority={priority} />}
        {change && <ChangeMark change={change} />}
      </div>
      <p className="text-sm text-ink-soft">
        {t('healthSharing.lens.answered', { date: formatDate(completedAt, locale) })}
      </p>
      <AnswerItems {...{ questions, responses, courses, completedAt }} />
    </section>
  )
}
