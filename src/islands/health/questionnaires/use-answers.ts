import { useState } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { $keptAnswers } from '#stores/kept-answers.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { answeredCount, formOf, readAnswers, type AnswerForm, type TypedAnswer } from './answers.ts'
import { NO_REFUSAL, problemsOf, refusalOf, type Refusal } from './send-problem.ts'
import { useAutosave } from './use-autosave.ts'

type Given = { questionnaire: Questionnaire; onSent: () => void }

/** The state of a questionnaire while it is answered. */
export function useAnswers({ questionnaire, onSent }: Given) {
  const { id, questions } = questionnaire
  const { requireConsent, overview } = useCentre()
  const begun = useBegun(questionnaire)
  const [form, setForm] = useState<AnswerForm>(begun.form)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const [isAsking, setAsking] = useState(false)
  const read = readAnswers(questions, form)
  const { status, saver, isSettling, settle } = useAutosave({
    userId: overview.person.userId,
    questionnaire,
    form,
    responses: read.responses,
    hasRest: read.wrong.length > 0,
  })
  const { mutate, isPending, error, reset } = useSend(
    () => {
      saver.stop()
      $keptAnswers.forget()
      onSent()
    },
    (found) => {
      setAsking(false)
      setRefusal(found)
    },
  )
  const send = async () => {
    if (!(await requireConsent())) return
    // A draft that arrives after the answers would be refused.
    await settle()
    mutate({ params: { id }, body: { responses: read.responses } })
  }
  const missing = questions.length - answeredCount(form)
  return {
    form,
    ...refusal,
    failure: error,
    status,
    isPending: isPending || isSettling,
    missing,
    /** Whether answers that had not reached the server were found in this tab. */
    isRestored: begun.isRestored,
    /** Whether it is asked if it is sent although questions are left. */
    isAsking,
    stopAsking: () => setAsking(false),
    change: (index: number, typed: TypedAnswer) => {
      setForm(form.with(index, typed))
      setRefusal({ problem: null, wrong: refusal.wrong.filter((one) => one !== index) })
    },
    flush: () => void saver.flush(),
    /** Sends, after a question when some are left. */
    submit: () => {
      const found = problemsOf(questionnaire, read)
      setRefusal(found)
      reset()
      if (found.problem !== null) return
      if (missing > 0) setAsking(true)
      else void send()
    },
    sendAnyway: () => void send(),
  }
}
export type Answers = ReturnType<typeof useAnswers>

/** @param onWrong gets what the server finds wrong with the answers: it is shown at the questions, not at the button */
function useSend(onSent: () => void, onWrong: (found: Refusal) => void) {
  const t = useT('healthQuestions')
  const sending = useChange(questionnaires.sendAnswers, {
    onSuccess: () => {
      toast.success(t('healthQuestions.sentDone'))
      onSent()
    },
    onError: (failure) => {
      const found = refusalOf(failure)
      if (found.problem === null) return
      onWrong(found)
      sending.reset()
    },
  })
  return sending
}

/** What the form began with; the demonstration keeps nothing. */
function useBegun(questionnaire: Questionnaire) {
  const locale = useLocale()
  const isDemo = useIsDemo()
  const { userId } = useCentre().overview.person
  const [begun] = useState(() => begin(questionnaire, locale, isDemo ? null : userId))
  return begun
}

/**
 * Answers that this tab kept come first: they are newer than the draft.
 *
 * @param userId who answers; null in the demo, which keeps nothing
 */
function begin(questionnaire: Questionnaire, locale: Locale, userId: string | null) {
  const { id, questions, draft } = questionnaire
  const kept = $keptAnswers.get()
  const isOwn =
    kept?.userId === userId &&
    kept.id === id &&
    kept.form.length === questions.length &&
    kept.form.every((typed, i) => Array.isArray(typed) === (questions[i]!.type === 'several'))
  if (isOwn) return { form: kept.form, isRestored: true }
  return { form: formOf(questions, draft ?? {}, locale), isRestored: false }
}
