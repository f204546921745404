import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { answerText } from '#client/health/questions/answers.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { CoursePoint } from '#lib/questionnaires/course.ts'
import type { Answer, Question } from '#lib/questionnaires/questions.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { coursePoints, TOLD } from './course-points.ts'

const shortDate = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'Europe/Madrid' }),
)

type Props = {
  question: Question
  answer: Answer
  words: Parameters<typeof answerText>[2]
  earlier: readonly CoursePoint[]
  completedAt: string | null
}

/** How a figure or a day has moved: a line, and the same in words. */
export function Course({ question, answer, words, earlier, completedAt }: Props): ReactNode {
  const t = useT('dashboardAnswers')
  const locale = useLocale()
  const points = coursePoints(question, earlier, { answer, completedAt })
  if (!points) return null
  // The figure alone: the question says what it is of.
  const bare = { ...words, scale: String }
  const values = earlier.slice(-TOLD).map(({ completedAt: at, value }) =>
    t('dashboardAnswers.beforeOne', {
      value: answerText(question, value, bare, locale) ?? '',
      date: shortDate(locale).format(new Date(at)),
    }),
  )
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <Sparkline points={points} className="h-8! w-24 shrink-0" />
      <p className="flex-[1_1_14rem] text-xs text-ink-soft">
        {t('dashboardAnswers.before', { values: values.join(', ') })}
      </p>
    </div>
  )
}
