import { useMemo, useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { isEmpty, type Check } from '#client/form/problems.ts'
import { useForm, type Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import * as workspace from '#lib/workspace/calls.ts'
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
import { problemsOf, toFormFields } from '#lib/workspace/history/problems.ts'
import type { HistoryEdit, WrittenSections } from '#lib/workspace/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { keptDraft, useHistoryDraft, type Whose } from './use-history-draft.ts'

/** What is said above the form. */
type News = { isRestored: boolean; isStale: boolean; offers: readonly Offer[] }
const NO_NEWS: News = { isRestored: false, isStale: false, offers: [] }

type Given = {
  whose: Whose & { id: AuthorizationId }
  first: SharedHistory
  /** Shows a field that needs something. */
  onWrong: (field: HistoryField) => void
}
type Sent = { edit: HistoryEdit; typed: HistoryForm }

/** The state of the editor: values, draft, saving, and meeting a version that was saved elsewhere. */
export function useHistoryForm({ whose, first, onWrong }: Given) {
  const t = useT('clientHistory')
  const [start] = useState(() => begin(keptDraft(whose), first))
  const [written, setWritten] = useState<Written>(first)
  const base = useMemo(() => formOf(written), [written])
  const { isRestored, offers } = start
  const { say, replace, ...saying } = useNews({ isRestored, isStale: offers.length > 0, offers })
  const fill = (now: Written, values: HistoryForm, said: News) => {
    setWritten(now)
    form.reset(values)
    say(said)
  }

  const { send, forgetFailure, ...saving } = useSaveHistory({
    id: whose.id,
    onSaved({ discipline = written.discipline, notes = written.notes }, sent) {
      const now = { ...written, discipline, notes }
      // The fields stay enabled during a save: what was typed meanwhile stays, and is not saved.
      fill(now, mergeForms(sent, form.now(), formOf(now)).form, NO_NEWS)
    },
    onStale(newer) {
      const met = meet(base, form.now(), newer)
      fill(newer, met.form, { isRestored: false, isStale: true, offers: met.offers })
      if (met.offers[0]) onWrong(met.offers[0].field)
    },
    show: (problems) => form.show(toFormFields(problems)),
  })
  const check: Check<HistoryForm, HistoryEdit | null> = (typed) => {
    const problems = problemsOf(written, typed)
    return isEmpty(problems) ? { body: editOf(written, typed) } : { problems }
  }
  const form = useForm({
    initial: start.form,
    check,
    isBusy: saving.isSaving,
    onWrong(problems) {
      forgetFailure()
      const wrong = fieldsOf(written.professionalType).find((field) => problems[field])
      if (wrong) onWrong(wrong)
    },
    onSubmit(edit, typed) {
      if (edit) send({ edit, typed })
    },
  })
  const typed = form.values
  const isUnsaved = editOf(written, typed) !== null
  useHistoryDraft({ whose, base, typed, isUnsaved, question: t('clientHistory.leave') })

  return {
    ...{ form, written, isUnsaved, ...saying, ...saving },
    /** Takes one of the offered texts. */
    choose(offer: Offer, side: Taken) {
      const chosen = take(offer, form.now()[offer.field] ?? '', side)
      form.set({ [offer.field]: chosen.texts[side] })
      replace(chosen)
    },
    discard() {
      forgetFailure()
      fill(written, formOf(written), NO_NEWS)
    },
  }
}

/** What is said above the form, and how often it was said anew: a message takes the focus then. */
function useNews(first: News) {
  const [news, setNews] = useState(first)
  const [round, setRound] = useState(0)
  const say = (said: News) => {
    setNews(said)
    setRound((before) => before + 1)
  }
  const replace = (chosen: Offer) => {
    const offers = news.offers.map((each) => (each.field === chosen.field ? chosen : each))
    setNews({ ...news, offers })
  }
  return { news, round, say, replace }
}

type Saving = {
  id: AuthorizationId
  onSaved: (sections: WrittenSections, sent: HistoryForm) => void
  /** Somebody else has saved one of the parts; called with what is stored now. */
  onStale: (newer: SharedHistory) => void
  /** Shows problems. @returns whether any of them is of a field */
  show: (problems: CallFailed['fields']) => boolean
}

/** Saves what was changed, and says what became of it. Whatever fails, the text stays in the form. */
function useSaveHistory({ id, onSaved, onStale, show }: Saving) {
  const t = useT('clientHistory')
  const [isGone, setGone] = useState(false)
  const ask = useAsk()
  const cache = useCache()
  const save = ({ edit }: Sent) =>
    ask(workspace.updateClientHistory, { params: { id }, body: edit })
  const { mutate, isPending, error, reset } = useAction(save, {
    onSuccess: (sections, { typed }) => {
      onSaved(sections, typed)
      toast.success(`${t('clientHistory.save.done')}. ${t('clientHistory.save.doneText')}`)
    },
    onError: (failure) => (failure.code === 'STALE' ? readAgain() : refuse(failure)),
  })
  const refuse = ({ code, fields }: CallFailed) => {
    if (code === 'NOT_FOUND') setGone(true)
    show(fields)
  }
  const readAgain = () =>
    cache.read(workspace.getClientHistory, { params: { id } }).then((newer) => {
      onStale(newer)
      reset()
    }, refuse)
  return { send: mutate, isSaving: isPending, isGone, failure: error, forgetFailure: reset }
}

export type HistoryFormState = ReturnType<typeof useHistoryForm>
export type EditorForm = Form<HistoryForm>
