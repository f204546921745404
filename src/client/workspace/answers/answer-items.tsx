import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { answerText } from '#client/health/questions/answers.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import type { CoursePoint } from '#lib/questionnaires/course.ts'
import { jumpOf } from '#lib/questionnaires/course.ts'
import { priorityOf } from '#lib/questionnaires/priority.ts'
import type { Answer, Question } from '#lib/questionnaires/questions.ts'
import { cx } from '#ui/cx.ts'
import { Course } from './course.tsx'
import { MarkedText } from './marked-text.tsx'

type Answered = {
  questions: readonly Question[]
  responses: Readonly<Record<string, Answer>>
  /** Earlier answers to figures and days, by question. */
  courses: Readonly<Record<string, readonly CoursePoint[]>>
  completedAt: string | null
}

/** Questions with their answers. */
export function AnswerItems({ questions, responses, courses, completedAt }: Answered): ReactNode {
  return (
    <ol className="divide-y divide-line">
      {questions.map((question, index) => (
        // Questions are frozen when they are sent.
        <AnswerItem
          key={index}
          number={index + 1}
          question={question}
          answer={responses[`q${index}`]}
          earlier={courses[`q${index}`] ?? []}
          completedAt={completedAt}
        />
      ))}
    </ol>
  )
}

type Props = {
  number: number
  question: Question
  answer: Answer | undefined
  /** Earlier answers to a figure or a day, oldest first. */
  earlier: readonly CoursePoint[]
  completedAt: string | null
}

/** What moved so much that a person notices is seen before anything is read. */
const JUMP = 'font-display text-2xl font-heading tracking-tight tabular'

/** A question with its answer: texts by what their words ask for, figures and days by their course. */
function AnswerItem({ number, question, answer, ...course }: Props): ReactNode {
  const t = useT('dashboardAnswers')
  const locale = useLocale()
  const words = {
    yes: t('dashboardAnswers.yes'),
    no: t('dashboardAnswers.no'),
    scale: (value: number) => t('dashboardAnswers.scale', { value }),
  }
  const text = answerText(question, answer, words, locale)
  const jump = jumpOf(question, answer, course.earlier)
  const read = question.type === 'text' && text !== null ? priorityOf(text) : null
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 py-4 first:pt-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-surface-2 text-sm font-medium tabular"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere text-ink-soft">
          <span className="sr-only">{number}. </span>
          {question.text}
        </p>
        {text === null ? (
          <p className="text-ink-soft">{t('dashboardAnswers.none')}</p>
        ) : (
          <p className={cx('wrap-anywhere whitespace-pre-line', jump && JUMP)}>
            {jump && <span className="text-ink-soft">{`${jump.from} → `}</span>}
            {read ? <MarkedText text={text} matches={read.matches} /> : text}
          </p>
        )}
        {answer !== undefined && (
          <Course question={question} answer={answer} words={words} {...course} />
        )}
      </div>
      {read && (
        <div className="max-sm:col-start-2">
          <PriorityBadge priority={read.priority} />
        </div>
      )}
    </li>
  )
}
