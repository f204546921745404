import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import type { AnswerForm, TypedAnswer } from '#client/health/questions/answers.ts'
import { QuestionField } from '#client/health/questions/question-field.tsx'
import type { T } from '#lib/i18n/t.ts'
import { questionOf } from '#lib/workspace/builder/row.ts'
import { indexOf, rowsOf } from '#lib/workspace/builder/rows.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
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

/** What clients will see, one question at a time: the one that is open, or another one. Answers are tried, not kept. */
export function Preview({ work, professional, first }: Props): ReactNode {
  const t = useT('sendQuestionnaire')
  const [isShown, setShown] = useState(() => matchMedia(WIDE).matches)
  const [turned, setTurned] = useState({ place: 0, openRow: work.openRow })
  const [tried] = useState(() => new Map<string, TypedAnswer>())
  const { sending, openRow } = work
  const rows = sending.rows.length > 0 ? sending.rows : rowsOf(first.questions)
  // Follows the question that was opened last, until somebody turns over.
  const opened = openRow === null ? -1 : indexOf(rows, openRow)
  const wished = openRow !== turned.openRow && opened >= 0 ? opened : turned.place
  const place = Math.min(wished, rows.length - 1)
  const row = rows[place]!
  const key = `${row.id} ${row.type}`
  const title = sending.title.trim() || first.title
  const turn = (by: number) => setTurned({ place: place + by, openRow })
  return (
    <Panel
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      title={t('sendQuestionnaire.preview.title')}
    >
      <div className="grid min-w-0 gap-4">
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
        <p className="text-xs text-ink-soft tabular">
          {t('sendQuestionnaire.preview.place', { place: place + 1, total: rows.length })}
        </p>
        <div className="min-w-0">
          <Trial
            key={key}
            id={key}
            question={readable(questionOf(row), t)}
            index={place}
            tried={tried}
          />
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <Turn way="previous" isOff={place === 0} onClick={() => turn(-1)} />
          <Turn way="next" isOff={place === rows.length - 1} onClick={() => turn(1)} />
        </div>
      </div>
    </Panel>
  )
}

type TrialProps = {
  id: string
  question: Question
  index: number
  tried: Map<string, TypedAnswer>
}

/** A question that can be answered to try it. */
function Trial({ id, question, index, tried }: TrialProps) {
  const form = useForm<AnswerForm, AnswerForm>({
    initial: { answer: tried.get(id) ?? (question.type === 'several' ? [] : '') },
    check: (values) => ({ body: values }),
    onSubmit: () => undefined,
  })
  const { answer } = form.values
  useEffect(() => void tried.set(id, answer!), [tried, id, answer])
  return (
    <form {...form.props}>
      <QuestionField question={question} index={index} name="answer" form={form} />
    </form>
  )
}

type TurnProps = { way: 'previous' | 'next'; isOff: boolean; onClick: () => void }

function Turn({ way, isOff, onClick }: TurnProps) {
  const t = useT('sendQuestionnaire')
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-disabled={isOff || undefined}
      className={isOff ? 'opacity-50' : undefined}
      onClick={isOff ? undefined : onClick}
    >
      {t(`sendQuestionnaire.preview.${way}`)}
    </Button>
  )
}

/** While it is written: a question without a text yet, options that are empty or the same. */
function readable(question: Question, t: T<'sendQuestionnaire'>): Question {
  const text = question.text || t('sendQuestionnaire.questions.blank')
  if (question.type !== 'one' && question.type !== 'several') return { ...question, text }
  const options = [...new Set(question.options)].filter((option) => option !== '')
  return { ...question, text, options }
}
