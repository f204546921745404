import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk, useIsDemo } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAutosave } from '#client/editing/use-autosave.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { useDraft } from '#client/use-draft.ts'
import { isEmpty } from '#client/form/problems.ts'
import { useFormAction } from '#client/form/use-form-call.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isLike } from '#lib/is-like.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { draftOf, forgetDraft, type DraftKey } from '#stores/drafts.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import {
  answeredCount,
  byQuestion,
  checkForm,
  formOf,
  readAnswers,
} from '#client/health/questions/answers.ts'

type Given = { questionnaire: Questionnaire; onSent: () => void }

/** What drafts of answers are about, followed by the id of the questionnaire. */
export const ANSWERS = 'answers:'

/** A questionnaire while it is answered: saved by itself, sent once. */
export function useAnswers({ questionnaire, onSent }: Given) {
  const { id, questions, draft } = questionnaire
  const t = useT('healthQuestions')
  const locale = useLocale()
  const ask = useAsk()
  const isDemo = useIsDemo()
  const { refresh } = useCache()
  const { requireConsent, overview } = useCentre()
  const key = { owner: overview.person.userId, about: ANSWERS + id }
  const [begun] = useState(() => begin(questionnaire, key, locale))
  const partial = usePartial()
  const read = (values: typeof begun.values) => readAnswers(questions, values)

  const form = useFormAction(send, {
    initial: begun.values,
    check: (values) => checkForm(questions, values),
    fieldsOf: byQuestion,
    async before(responses) {
      const isComplete = Object.keys(responses).length === questions.length
      return (isComplete || (await partial.ask())) && requireConsent()
    },
    onSuccess: end,
  })
  const { responses, problems: unread } = read(form.values)
  const autosave = useAutosave({
    value: responses,
    saved: draft ?? {},
    // Not by useChange: nothing on the screen shows a draft, so nothing is read again for it.
    save: (value) =>
      ask(questionnaires.saveDraft, { params: { id }, body: { responses: value } }).then(
        () => true,
        () => false,
      ),
    isPaused: form.isBusy,
  })
  const isUnsaved = autosave.state !== 'saved' || !isEmpty(unread)
  useDraft(key, isUnsaved && !isDemo ? { base: null, typed: form.values } : null)
  useLeaveGuard(isUnsaved && !isDemo)

  // What is shown next may have been read before the last answers were saved.
  const leave = useEffectEvent(() => void autosave.settled().then(refresh))
  useEffect(() => () => leave(), [])
  async function send(given: Responses) {
    // A draft that arrives after the answers would be refused.
    await autosave.settled()
    return ask(questionnaires.sendAnswers, { params: { id }, body: { responses: given } })
  }
  function end() {
    autosave.accept(read(form.now()).responses)
    forgetDraft(key)
    toast.success(t('healthQuestions.sentDone'))
    onSent()
  }
  return {
    form,
    autosave,
    partial,
    done: answeredCount(form.values),
    /** Whether answers that had not reached the server were found in this tab. */
    isRestored: begun.isRestored,
  }
}
export type Answers = ReturnType<typeof useAnswers>

/** Answers in this tab come first: they are newer than the saved ones. */
function begin({ questions, draft }: Questionnaire, key: DraftKey, locale: Locale) {
  const saved = formOf(questions, draft ?? {}, locale)
  const typed = draftOf(key)?.typed
  const isRestored = isLike(saved, typed)
  return { values: isRestored ? typed : saved, isRestored }
}

/** The question whether to send although some are left. */
function usePartial() {
  const [answer, setAnswer] = useState<((isSent: boolean) => void) | null>(null)
  return {
    isAsking: answer !== null,
    ask: () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => resolve)
      }),
    answer(isSent: boolean) {
      answer?.(isSent)
      setAnswer(null)
    },
  }
}
