import { useState } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { useRecordForm } from '../kit/record-form/use-record-form.ts'
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
export function useSaveRecord({ onSaved, ...begun }: Options) {
  const t = useT('health', 'healthRegister')
  const { requireConsent } = useCentre()
  const isDemo = useIsDemo()
  const [isBirthDateAsked, setBirthDateAsked] = useState(false)
  const [sent, setSent] = useState<RecordForm | null>(null)

  const { mutate, isPending, error, reset } = useChange(health.createRecord, {
    onSuccess(record) {
      toast.success(isDemo ? t('health.demo.saved') : t('healthRegister.saved.toast'))
      if (sent) state.restart(afterSave(sent, state.form.now()))
      onSaved(record)
    },
    onError({ fields }) {
      if (fields['birthDate'] === undefined) state.form.show(fields)
      else {
        setBirthDateAsked(true)
        reset()
      }
    },
  })
  const send = async (typed: RecordForm) => {
    if (!(await requireConsent())) return
    setSent(typed)
    mutate({ body: toInput(typed, begun.height) })
  }
  const state = useRecordForm({
    ...begun,
    isBusy: isPending,
    onSave: (typed) => void send(typed),
    onWrong: reset,
  })
  const birthDate = {
    isAsked: isBirthDateAsked,
    answer(isGiven: boolean) {
      setBirthDateAsked(false)
      if (isGiven) state.form.submit()
    },
  }
  return { state, isPending, failure: error, birthDate }
}
