import { useState } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { refuseRecord, submitRecord } from '../kit/record-form/answers.ts'
import { focusField } from '../kit/record-form/field-id.ts'
import type { RecordFormState } from '../kit/record-form/use-record-form.ts'

type Options = {
  state: RecordFormState
  /** Focused when nothing is typed. */
  first: string
  onSaved: (record: HealthRecord, sent: RecordForm) => void
}

/** Saving the new record: what is wrong or odd first, then the consent and the birth date where they are missing. */
export function useSaveRecord({ state, first, onSaved }: Options) {
  const t = useT('health', 'healthRegister')
  const { requireConsent } = useCentre()
  const isDemo = useIsDemo()
  const [isEmpty, setEmpty] = useState(false)
  const [isBirthDateAsked, setBirthDateAsked] = useState(false)
  const [sent, setSent] = useState<RecordForm | null>(null)

  const { mutate, isPending, error, reset } = useChange(health.createRecord, {
    onSuccess(record) {
      toast.success(isDemo ? t('health.demo.saved') : t('healthRegister.saved.toast'))
      if (sent) onSaved(record, sent)
    },
    onError: ({ fields }) => {
      const isBirthDate = fields['birthDate'] !== undefined
      if (isBirthDate) setBirthDateAsked(true)
      // Shown at the fields, and not at the button as well.
      if (isBirthDate || refuseRecord(state, fields)) reset()
    },
  })
  const send = async (typed: RecordForm) => {
    if (!(await requireConsent())) return
    setSent(typed)
    mutate({ body: toInput(typed, state.height) })
  }
  const askForOne = () => {
    setEmpty(true)
    reset()
    focusField(state.id, first)
  }
  const save = () => {
    if (isPending) return
    setEmpty(false)
    void submitRecord(state, (typed) => void send(typed), askForOne)
  }
  const birthDate = {
    isAsked: isBirthDateAsked,
    answer(isGiven: boolean) {
      setBirthDateAsked(false)
      if (isGiven) save()
    },
  }
  return { save, isPending, isEmpty, failure: error, birthDate }
}
