import type { ReactNode } from 'react'
import { answerText } from '#client/health/questions/answers.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import type { SharedAnswers } from '#lib/sharing/shared.ts'

type Answered = SharedAnswers['answered'][number]
type Props = {
  answered: readonly Answered[]
  /** How the professional is called. */
  name: string
}

/** What a professional was answered. */
export function LensAnswers({ answered, name }: Props): ReactNode {
  const t = useT('healthSharing')
  if (answered.length === 0) return <p>{t('healthSharing.lens.noAnswers', { name })}</p>
  return answered.map((one) => <AnsweredOne key={one.id} answered={one} />)
}

function AnsweredOne({ answered }: { answered: Answered }) {
  const t = useT('healthSharing')
  const locale = useLocale()
  const { title, questions, responses, completedAt } = answered
  const words = {
    yes: t('healthSharing.lens.yes'),
    no: t('healthSharing.lens.no'),
    scale: (value: number) => t('healthSharing.lens.scale', { value }),
  }
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <p className="text-sm text-ink-soft">
        {t('healthSharing.lens.answered', { date: formatDate(completedAt, locale) })}
      </p>
      <dl className="divide-y divide-line">
        {questions.map((question, index) => (
          // Questions are frozen when they are sent.
          <div key={index} className="grid gap-0.5 py-3">
            <dt className="text-sm wrap-anywhere text-ink-soft">{question.text}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {answerText(question, responses[`q${index}`], words, locale) ?? (
                <span className="text-ink-soft">{t('healthSharing.lens.noAnswer')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
