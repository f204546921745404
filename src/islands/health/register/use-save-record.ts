import { useState } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useFormAction } from '#client/form/use-form-call.ts'
import * as health from '#lib/health/calls.ts'
import { isTyped, toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { useCentre } from '../kit/centre.tsx'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import { checkRecord, useRecordForm } from '../kit/record-form/use-record-form.ts'
import { afterSave } from './begin.ts'

type Options = {
  initial: RecordForm
  units: HealthUnits
  height: number | null
  /** Focused when nothing is typed. */
  first: MeasuredName | undefined
  onSaved: (record: HealthRecord) => void
}

/** The new record, and its saving: the consent and the birth date first, where they are missing. */
export function useSaveRecord({ initial, onSaved, ...options }: Options) {
  const { requireConsent, overview } = useCentre()
  const { userId } = overview.person
  const ask = useAsk()
  const [isBirthDateAsked, setBirthDateAsked] = useState(false)
  const save = (typed: RecordForm) =>
    ask(health.createRecord, { body: toInput(typed, options.height) })
  const form = useFormAction(save, {
    initial,
    check: checkRecord,
    before: async (typed) => !state.showQuestion(typed) && requireConsent(),
    onWrong: (problems) => state.showWrong(problems),
    onSuccess(record, typed) {
      const left = afterSave(typed, form.now())
      state.restart(left)
      // Also where another tab of the centre is open by now.
      if (!isTyped(left)) forgetDraft({ owner: userId, about: recordDraft(null) })
      onSaved(record)
    },
    onError({ fields }) {
      if (fields['birthDate'] === undefined) return
      setBirthDateAsked(true)
      form.forget()
    },
  })
  const state = useRecordForm(form, options)
  const birthDate = {
    isAsked: isBirthDateAsked,
    answer(isGiven: boolean) {
      setBirthDateAsked(false)
      if (isGiven) form.submit()
    },
  }
  return { state, birthDate }
}
