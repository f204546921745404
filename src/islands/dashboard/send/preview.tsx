import { useState, type ReactNode } from 'react'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import type { AnswerForm } from '#client/health/questions/answers.ts'
import { QuestionField } from '#client/health/questions/question-field.tsx'
import type { T } from '#lib/i18n/t.ts'
import { questionOf } from '#lib/workspace/builder/row.ts'
import { rowsOf } from '#lib/workspace/builder/rows.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Panel } from '#ui/panel.tsx'
import type { SendDialogProps } from './send-dialog.tsx'
import type { SendMessages } from './messages.ts'
import type { Work } from './use-sending.ts'

type Props = {
  words: SendMessages
  work: Work
  professional: SendDialogProps['professional']
  /** What is sent without questions. */
  first: QuestionSet
}

/** Where the preview stands beside the form. */
const WIDE = '(min-width: 64rem)'

/** What clients will see: all questions, in the order of the form. Answers are tried, not kept. */
export function Preview({ work, professional, first }: Props): ReactNode {
  const t = useT('sendQuestionnaire')
  const [isShown, setShown] = useState(() => matchMedia(WIDE).matches)
  const { sending } = work
  const rows = sending.rows.length > 0 ? sending.rows : rowsOf(first.questions)
  const title = sending.title.trim() || first.title
  return (
    <Panel
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      title={t('sendQuestionnaire.preview.title')}
    >
      <div className="grid min-w-0 gap-5">
        <div className="flex items-center gap-3">
          <Portrait
            size={44}
            name={professional.name}
            src={professional.avatarUrl}
            profession={professional.type}
          />
          <p className="min-w-0 font-display leading-snug font-quote wrap-anywhere">
            {professional.name === null
              ? t('sendQuestionnaire.preview.asksPlain', { title })
              : t('sendQuestionnaire.preview.asks', { name: givenName(professional.name), title })}
          </p>
        </div>
        {rows.map((row, index) => (
          // Another kind of question is answered anew.
          <Trial
            key={`${row.id} ${row.type}`}
            question={readable(questionOf(row), t)}
            index={index}
          />
        ))}
      </div>
    </Panel>
  )
}

type TrialProps = { question: Question; index: number }

/** A question that can be answered to try it. */
function Trial({ question, index }: TrialProps) {
  const form = useForm<AnswerForm, AnswerForm>({
    initial: { answer: question.type === 'several' ? [] : '' },
    check: (values) => ({ body: values }),
    onSubmit: () => undefined,
  })
  return (
    <form {...form.props} className="min-w-0">
      <QuestionField question={question} index={index} name="answer" form={form} />
    </form>
  )
}

/** While it is written: a question without a text yet, options that are empty or the same. */
function readable(question: Question, t: T<'sendQuestionnaire'>): Question {
  const text = question.text || t('sendQuestionnaire.questions.blank')
  if (question.type !== 'one' && question.type !== 'several') return { ...question, text }
  const options = [...new Set(question.options)].filter((option) => option !== '')
  return { ...question, text, options }
}
