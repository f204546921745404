import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { answerText } from '#client/health/questions/answers.ts'

type Props = { questionnaire: Questionnaire }

/** What was asked and answered, to be read. */
export function AnswerList({ questionnaire }: Props): ReactNode {
  const t = useT('healthQuestions')
  const locale = useLocale()
  const { questions, responses } = questionnaire
  if (!responses) return <p>{t('healthQuestions.answers.closedText')}</p>
  const words = {
    yes: t('healthQuestions.yes'),
    no: t('healthQuestions.no'),
    scale: (value: number) => t('healthQuestions.answers.scale', { value }),
  }
  return (
    <section
      aria-label={t('healthQuestions.answers.title')}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 className="text-lg">{t('healthQuestions.answers.title')}</h3>
      <dl className="mt-2 divide-y divide-line">
        {questions.map((question, index) => {
          const text = answerText(question, responses[`q${index}`], words, locale)
          return (
            <div key={index} className="grid gap-0.5 py-3">
              <dt className="text-sm text-ink-soft">
                {t('healthQuestions.question', { number: index + 1, text: question.text })}
              </dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                {text ?? <span className="text-ink-soft">{t('healthQuestions.answers.none')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
