import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import type { InputOf } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory, HistoryUpdate } from '#lib/health/history.ts'
import { questionAbout } from '#lib/health/plausible.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../../kit/centre.tsx'
import type { Words } from '../words.ts'
import { changeOf, formOf, isSameField, type Editable, type ProfileForm } from './profile-form.ts'

type Sent = InputOf<typeof health.updateHistory>['body']
type Given = { field: Editable; history: HealthHistory; words: Words; onClose: () => void }

/** The state of a dialog for one field: its form, and what was saved elsewhere meanwhile. */
export function useEdit({ field, history, words, onClose }: Given) {
  const t = useT('healthProfile')
  const { requireConsent } = useCentre()
  const { refetch } = useRead(health.getHistory, {})
  // As it was when the dialog opened: a newer version is met when it is saved, not silently.
  const [base, setBase] = useState(history)
  const [newer, setNewer] = useState<HealthHistory>()
  /** The unusual value that the user was asked to confirm. */
  const [asked, setAsked] = useState<string>()

  const { mutate, isPending, error, reset } = useChange(health.updateHistory, {
    onSuccess: () => {
      toast.success(t('healthProfile.saved'))
      onClose()
    },
    onError: (failure, { body }) => refuse(failure, body),
  })
  const refuse = async ({ code, fields }: CallFailed, sent: Sent) => {
    const { data } = code === 'STALE' ? await refetch() : {}
    if (!data || data.version === base.version) {
      form.show(fields)
      return
    }
    setBase(data)
    // What is shown in the form is not repeated at the button.
    reset()
    // Somebody changed another field: nobody has to decide anything.
    if (isSameField(field, formOf(base, words), formOf(data, words)))
      mutate({ body: { ...sent, version: data.version } })
    else setNewer(data)
  }
  const save = async (change: HistoryUpdate | null, typed: ProfileForm) => {
    reset()
    if (!change) {
      onClose()
      return
    }
    // Birth date and sex belong to the account, not to the health data.
    const isOfPerson = field === 'birthDate' || field === 'gender'
    if (!isOfPerson && !(await requireConsent())) return
    if (asksFirst(field, change) && asked !== typed[field]) setAsked(typed[field])
    else mutate({ body: change })
  }
  const form = useForm<ProfileForm, HistoryUpdate | null>({
    initial: formOf(history, words),
    check: (typed) =>
      isSameField(field, typed, formOf(base, words))
        ? { body: null }
        : changeOf(field, typed, base, words.units),
    isBusy: isPending,
    onWrong: reset,
    onSubmit: (change, typed) => void save(change, typed),
  })
  return {
    form,
    isUnusual: asked !== undefined && asked === form.values[field],
    failure: error,
    newer,
    isPending,
  }
}

/** Whether a value is so unusual that it is asked about before it is saved. */
function asksFirst(field: Editable, change: HistoryUpdate): field is 'weight' | 'height' {
  if (field !== 'weight' && field !== 'height') return false
  const value = change[field]
  return typeof value === 'number' && questionAbout(field, value) !== null
}
