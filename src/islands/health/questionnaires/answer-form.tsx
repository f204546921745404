import { CircleCheck, CloudAlert, CloudUpload, PencilLine, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useKept } from '#client/use-kept.ts'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import { givenName } from '#islands/contact/given-name.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { localTime } from '#lib/timers/days.ts'
import { $keptAnswers } from '#stores/kept-answers.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { QuestionField } from './question-field.tsx'
import type { SaveState } from './saver.ts'
import { useAnswers, type Answers } from './use-answers.ts'
import type { Autosave } from './use-autosave.ts'

type Props = { questionnaire: Questionnaire; onSent: () => void }

/** A questionnaire that is being answered. Everything typed is kept by itself. */
export function AnswerForm({ questionnaire, onSent }: Props): ReactNode {
  const t = useT('healthQuestions')
  const { questions, professionalName } = questionnaire
  const answers = useAnswers({ questionnaire, onSent })
  const form = useRef<HTMLFormElement>(null)
  const { problem, wrong } = answers
  useLeaveGuard({
    isUnsaved: useKept($keptAnswers) !== null,
    question: t('healthQuestions.draft.leave'),
    forget: $keptAnswers.forget,
  })
  useEffect(() => {
    if (problem !== 'empty' && problem !== 'wrong') return
    const index = wrong[0] ?? 0
    const item = form.current?.querySelectorAll('ol > li').item(index)
    item?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [problem, wrong])
  useLeftQuestions(form, answers.flush)

  return (
    <form
      ref={form}
      noValidate
      aria-label={questionnaire.title}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!answers.isPending) answers.submit()
      }}
    >
      {answers.isRestored && (
        <p role="status" className="rounded-control bg-note-wash px-4 py-3 text-sm">
          {t('healthQuestions.draft.restored')}
        </p>
      )}
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          // The questions are frozen when they are sent.
          <li
            key={index}
            className="rounded-card border border-line bg-surface p-4 sm:p-5 [&_:is(input,textarea)]:scroll-my-36 [&_label:first-child]:text-base [&_legend]:text-base"
          >
            <QuestionField
              question={question}
              index={index}
              typed={answers.form[index] ?? ''}
              isWrong={wrong.includes(index)}
              onChange={(typed) => answers.change(index, typed)}
            />
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 z-2 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:rounded-card sm:border sm:px-5">
        <div className="w-full empty:hidden">
          {problem && (
            <Problem>
              {problem === 'wrong'
                ? t('healthQuestions.problem.wrong', { count: wrong.length })
                : t('healthQuestions.problem.empty')}
            </Problem>
          )}
          {!answers.isAsking && <SendFailed answers={answers} />}
        </div>
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-semibold tabular-nums">
            {t('healthQuestions.progress', {
              done: questions.length - answers.missing,
              total: questions.length,
            })}
          </p>
          <Status status={answers.status} />
        </div>
        <Button type="submit" loading={answers.isPending}>
          {t('healthQuestions.send')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {t('healthQuestions.once', { name: givenName(professionalName) })}
      </p>
      <PartialDialog answers={answers} />
    </form>
  )
}

/** Calls when a control is left. */
function useLeftQuestions(form: RefObject<HTMLFormElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    const element = form.current
    const listener = () => left()
    element?.addEventListener('focusout', listener)
    return () => element?.removeEventListener('focusout', listener)
  }, [form])
}

const ICONS: Record<SaveState, LucideIcon> = {
  none: PencilLine,
  saving: CloudUpload,
  saved: CircleCheck,
  failed: CloudAlert,
}

/** Whether what is typed has reached the server. */
function Status({ status: { state, at } }: { status: Autosave }) {
  const t = useT('healthQuestions')
  const Icon = ICONS[state]
  return (
    <p role="status" className="flex items-start gap-1.5 text-ink-soft">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {state === 'saved' && at
        ? t('healthQuestions.draft.saved', { time: localTime(new Date(at)).replace(/^0/, '') })
        : state === 'failed'
          ? t('healthQuestions.draft.failed')
          : state === 'saving'
            ? t('healthQuestions.draft.saving')
            : t('healthQuestions.draft.none')}
    </p>
  )
}

/** Some questions are left: sent answers cannot be completed. */
function PartialDialog({ answers }: { answers: Answers }) {
  const t = useT('healthQuestions')
  const { isAsking, stopAsking, missing, isPending, sendAnyway } = answers
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('healthQuestions.partial.title', { count: missing })}
      text={t('healthQuestions.partial.text')}
      confirm={t('healthQuestions.partial.send')}
      cancel={t('healthQuestions.partial.back')}
      isBusy={isPending}
      problem={<SendFailed answers={answers} />}
      onConfirm={sendAnyway}
      onClose={stopAsking}
    />
  )
}

/** Why the answers were not sent. */
function SendFailed({ answers }: { answers: Answers }) {
  const t = useT('healthQuestions')
  const closed = t('healthQuestions.problem.closed')
  const other = t('healthQuestions.problem.failed')
  return (
    <ChangeFailed
      failure={answers.failure}
      texts={{ CONFLICT: closed, NOT_FOUND: closed, other }}
    />
  )
}
