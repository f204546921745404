import { useMemo, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { problemResolver } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import {
  editOf,
  fieldsOf,
  formOf,
  mergeForms,
  type HistoryField,
  type HistoryForm,
  type Written,
} from '#lib/workspace/history/form.ts'
import { begin, meet } from '#lib/workspace/history/meet.ts'
import { take, type Offer, type Taken } from '#lib/workspace/history/offer.ts'
import { problemsOf } from '#lib/workspace/history/problems.ts'
import { keptDraft, useHistoryDraft, type Whose } from './use-history-draft.ts'
import { useSaveHistory } from './use-save-history.ts'

/** What is said above the form. */
type News = { isRestored: boolean; isStale: boolean; offers: readonly Offer[] }
const NO_NEWS: News = { isRestored: false, isStale: false, offers: [] }

type Given = {
  whose: Whose & { id: AuthorizationId }
  first: SharedHistory
  /** Shows a field that needs something, and leads to it unless a message about it has the focus. */
  onWrong: (field: HistoryField, isFocused: boolean) => void
}

/** The state of the editor: values, draft, saving, and meeting a version that was saved elsewhere. */
export function useHistoryForm({ whose, first, onWrong }: Given) {
  const t = useT('clientHistory')
  const [start] = useState(() => begin(keptDraft(whose), first))
  const [written, setWritten] = useState<Written>(first)
  const form = useForm<HistoryForm>({
    defaultValues: start.form,
    resolver: problemResolver((values) => problemsOf(written, values)),
    shouldFocusError: false,
  })
  const { isRestored, offers } = start
  const { say, ...saying } = useNews(form, { isRestored, isStale: offers.length > 0, offers })
  const typed = useWatch({ control: form.control }) as HistoryForm
  const base = useMemo(() => formOf(written), [written])
  const isUnsaved = editOf(written, typed) !== null
  useHistoryDraft({ whose, base, typed, isUnsaved, question: t('clientHistory.leave') })

  const fill = (now: Written, values: HistoryForm, said: News) => {
    setWritten(now)
    form.reset(values)
    say(said)
  }
  const { send, forgetFailure, ...saving } = useSaveHistory({
    id: whose.id,
    form,
    onSaved: (sections, sent) => {
      const { discipline = written.discipline, notes = written.notes } = sections
      const now = { ...written, discipline, notes }
      // The fields stay enabled during a save: what was typed meanwhile stays, and is not saved.
      fill(now, mergeForms(sent, form.getValues(), formOf(now)).form, NO_NEWS)
    },
    onStale: (newer) => {
      const met = meet(base, form.getValues(), newer)
      fill(newer, met.form, { isRestored: false, isStale: true, offers: met.offers })
      if (met.offers[0]) onWrong(met.offers[0].field, false)
    },
    onWrong: (field) => onWrong(field, true),
  })
  const save = form.handleSubmit(
    (values) => {
      const edit = editOf(written, values)
      if (edit) send({ edit, typed: values })
    },
    (errors) => {
      const wrong = fieldsOf(written.professionalType).find((field) => errors[field])
      if (wrong) onWrong(wrong, true)
    },
  )
  const discard = () => {
    forgetFailure()
    fill(written, formOf(written), NO_NEWS)
  }
  return { form, written, isUnsaved, save, discard, ...saying, ...saving }
}

/** What is said above the form, how often it was said anew (a message takes the focus then), and what is chosen there. */
function useNews(form: EditorForm, first: News) {
  const [news, setNews] = useState(first)
  const [round, setRound] = useState(0)
  const say = (said: News) => {
    setNews(said)
    setRound((before) => before + 1)
  }
  const choose = (offer: Offer, side: Taken) => {
    const chosen = take(offer, form.getValues(offer.field) ?? '', side)
    form.setValue(offer.field, chosen.texts[side], { shouldValidate: form.formState.isSubmitted })
    const withChosen = news.offers.map((each) => (each.field === offer.field ? chosen : each))
    setNews({ ...news, offers: withChosen })
  }
  return { news, round, say, choose }
}

export type HistoryFormState = ReturnType<typeof useHistoryForm>
export type EditorForm = UseFormReturn<HistoryForm>
