import { Plus, Undo2, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { firstSet } from '#lib/questionnaires/sets.ts'
import { QUESTIONS_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { ADD_ID, UNDO_ID } from './ids.ts'
import { PasteLines } from './paste-lines.tsx'
import { QuestionRow } from './question-row.tsx'
import { Templates } from './templates.tsx'
import type { SendMessages } from './messages.ts'
import { useDrag } from './use-drag.ts'
import { useQuestions, type Questions } from './use-questions.ts'
import type { Work } from './use-sending.ts'

type Props = { words: SendMessages; work: Work; type: ProfessionalType }

/** What is asked: each question opens in place, and is moved by its buttons or its grip. */
export function QuestionsField({ words, work, type }: Props): ReactNode {
  const t = useT('sendQuestionnaire')
  const { rows } = work.sending
  const questions = useQuestions(t, work)
  const { list, dragged, gripProps, styleOf } = useDrag((from, to) => {
    const row = rows[from]
    if (row) questions.move(row.id, to)
  })
  const isFull = rows.length >= QUESTIONS_MAX
  return (
    <section aria-labelledby="send-questions" className="grid min-w-0 gap-2.5">
      <Templates words={words} work={work} type={type}>
        <h3 id="send-questions" className="font-sans text-sm font-medium tracking-normal">
          {t('sendQuestionnaire.questions.label')}
        </h3>
      </Templates>
      {rows.length === 0 && <Predefined work={work} type={type} />}
      <ol ref={list} className="grid gap-2 empty:hidden">
        {rows.map((row, index) => (
          <QuestionRow
            key={row.id}
            words={words}
            work={work}
            questions={questions}
            row={row}
            index={index}
            isDragged={dragged === index}
            grip={gripProps(index)}
            style={styleOf(index)}
          />
        ))}
      </ol>
      {questions.removed && <Removed questions={questions} text={questions.removed.text} />}
      <p role="status" className="sr-only">
        {questions.said}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          id={ADD_ID}
          variant="quiet"
          size="sm"
          aria-disabled={isFull || undefined}
          onClick={questions.add}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {t('sendQuestionnaire.questions.add')}
        </Button>
        <PasteLines words={words} work={work} />
      </div>
      {isFull && (
        <p role="status" className="text-sm text-ink-soft">
          {t('sendQuestionnaire.questions.full', { max: QUESTIONS_MAX })}
        </p>
      )}
    </section>
  )
}

/** Without questions the predefined ones are sent: which these are. */
function Predefined({ work, type }: { work: Work; type: ProfessionalType }) {
  const t = useT('questionnaireSets', 'sendQuestionnaire')
  const [{ questions }] = useState(() => firstSet(type, t))
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-note-wash px-4 py-3 text-sm">
      <p role="status">{t('sendQuestionnaire.questions.empty')}</p>
      <ol className="list-decimal ps-5">
        {questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <button
        type="button"
        className="link"
        onClick={() => {
          work.act({ type: 'load', questions })
          work.focusSoon(ADD_ID)
        }}
      >
        {t('sendQuestionnaire.questions.usePredefined')}
      </button>
    </div>
  )
}

/** The way to have a removed question again; it takes the focus, whose row is gone. */
function Removed({ questions, text }: { questions: Questions; text: string }) {
  const t = useT('island', 'sendQuestionnaire', 'workspace')
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-note-wash py-1.5 ps-4 pe-1.5 text-sm">
      <p role="status" className="min-w-24 flex-1 wrap-anywhere">
        {t('sendQuestionnaire.questions.removed', { text })}
      </p>
      <Button id={UNDO_ID} variant="quiet" size="sm" onClick={questions.undo}>
        <Undo2 aria-hidden="true" className="size-4.5" />
        {t('sendQuestionnaire.questions.undo')}
      </Button>
      <button
        type="button"
        aria-label={t('island.close')}
        onClick={questions.closeUndo}
        className="grid size-11 place-items-center rounded-full hover:bg-surface-2"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
