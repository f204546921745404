import type { ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { Restored } from '#client/editing/restored.tsx'
import { SaveStateLine } from '#client/editing/save-state.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { QuestionField } from '#client/health/questions/question-field.tsx'
import { useAnswers, type Answers } from './use-answers.ts'

type Props = { questionnaire: Questionnaire; onSent: () => void }

/** A questionnaire that is being answered. Everything typed is saved by itself. */
export function AnswerForm({ questionnaire, onSent }: Props): ReactNode {
  const t = useT('healthQuestions')
  const { questions, professionalName } = questionnaire
  const answers = useAnswers({ questionnaire, onSent })
  const { form, autosave, partial, done } = answers
  const total = questions.length
  return (
    <form {...form.props} aria-label={questionnaire.title} className="grid gap-4">
      <Restored editing={{ isRestored: answers.isRestored, conflicts: null }} />
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          // The questions are frozen when they are sent.
          <li
            key={index}
            className="rounded-card border border-line bg-surface p-4 [--text-label:var(--text-base)] sm:p-5 [&_:is(input,textarea)]:scroll-my-36"
          >
            <QuestionField question={question} index={index} name={`q${index}`} form={form} />
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 z-2 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:rounded-card sm:border sm:px-5">
        <div className="w-full empty:hidden">
          <SendFailed form={form} />
        </div>
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-medium tabular">{t('healthQuestions.progress', { done, total })}</p>
          <SaveStateLine state={autosave.state} draftAt={autosave.at} />
        </div>
        <Button type="submit" loading={form.isBusy}>
          {t('healthQuestions.send')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {t('healthQuestions.once', { name: givenName(professionalName) })}
      </p>
      {/* Sent answers cannot be completed. */}
      <ConfirmDialog
        open={partial.isAsking}
        title={t('healthQuestions.partial.title', { count: total - done })}
        text={t('healthQuestions.partial.text')}
        confirm={t('healthQuestions.partial.send')}
        cancel={t('healthQuestions.partial.back')}
        onConfirm={() => partial.answer(true)}
        onClose={() => partial.answer(false)}
      />
    </form>
  )
}

/** What is to be corrected, or why the answers were not sent. */
function SendFailed({ form: { problems, failure } }: Pick<Answers, 'form'>) {
  const t = useT('healthQuestions')
  const count = Object.keys(problems).length
  const closed = t('healthQuestions.problem.closed')
  const other = t('healthQuestions.problem.failed')
  const isEmpty = failure?.fields['responses'] === 'empty'
  return (
    <>
      {count > 0 && <Problem>{t('healthQuestions.problem.wrong', { count })}</Problem>}
      <ChangeFailed
        failure={failure}
        texts={{
          CONFLICT: closed,
          NOT_FOUND: closed,
          INVALID_INPUT: isEmpty ? t('healthQuestions.problem.empty') : other,
          other,
        }}
      />
    </>
  )
}
