import { useState } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import * as health from '#lib/health/calls.ts'
import { toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { focusField } from '../kit/record-form/field-id.ts'
import { refuseRecord, submitRecord } from '../kit/record-form/answers.ts'
import { troubleOf, type Trouble } from '../kit/record-form/trouble.ts'
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
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isBirthDateAsked, setBirthDateAsked] = useState(false)
  const [sent, setSent] = useState<RecordForm | null>(null)

  const refuse = ({ code, fields }: CallFailed) => {
    if (fields['birthDate']) setBirthDateAsked(true)
    else if (!refuseRecord(state, fields)) {
      setTrouble(troubleOf({ code }))
      toast.error(t('healthRegister.failed'))
    }
  }
  const { mutate, isPending } = useChange(health.createRecord, {
    onSuccess(record) {
      setTrouble(null)
      toast.success(isDemo ? t('health.demo.saved') : t('healthRegister.saved.toast'))
      if (sent) onSaved(record, sent)
    },
    onError: refuse,
  })
  const send = async (typed: RecordForm) => {
    if (!(await requireConsent())) return
    setSent(typed)
    mutate({ body: toInput(typed, state.height) })
  }
  const askForOne = () => {
    toast.error(t('healthRegister.problem.empty'))
    focusField(state.id, first)
  }
  const save = () =>
    isPending ? undefined : void submitRecord(state, (typed) => void send(typed), askForOne)
  const birthDate = {
    isAsked: isBirthDateAsked,
    answer(isGiven: boolean) {
      setBirthDateAsked(false)
      if (isGiven) save()
    },
  }
  return { save, isPending, trouble, birthDate }
}
