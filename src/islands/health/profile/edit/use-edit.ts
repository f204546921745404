import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { questionAbout } from '#lib/health/plausible.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../../kit/centre.tsx'
import type { Words } from '../words.ts'
import { changeOf, formOf, isSameField, type Editable, type ProfileForm } from './profile-form.ts'

type Given = { field: Editable; history: HealthHistory; words: Words; onClose: () => void }

/** The state of a dialog for one field: what is typed, its problem, and what was saved elsewhere meanwhile. */
export function useEdit({ field, history, words, onClose }: Given) {
  const t = useT('healthProfile')
  const { units } = words
  const { requireConsent } = useCentre()
  const { refetch } = useRead(health.getHistory, {})
  // As it was when the dialog opened: a newer version is met when it is saved, not silently.
  const [base, setBase] = useState(history)
  const [form, setForm] = useState(() => formOf(history, words))
  const [problem, setProblem] = useState<string>()
  const [isUnusual, setUnusual] = useState(false)
  const [newer, setNewer] = useState<HealthHistory>()

  const { mutate, isPending, error, reset } = useChange(health.updateHistory, {
    onSuccess: () => {
      toast.success(t('healthProfile.saved'))
      onClose()
    },
    onError: (failure) => refuse(failure),
  })
  const refuse = async ({ code, fields }: CallFailed) => {
    const { data } = code === 'STALE' ? await refetch() : {}
    if (!data || data.version === base.version) {
      setProblem(fields[field])
      return
    }
    setBase(data)
    // What is shown in the form is not repeated at the button.
    reset()
    // Somebody changed another field: nobody has to decide anything.
    if (isSameField(field, formOf(base, words), formOf(data, words))) send(data)
    else setNewer(data)
  }
  const send = ({ version }: HealthHistory) => {
    const result = changeOf(field, form, base, units)
    if ('problem' in result) setProblem(result.problem)
    else if (asksFirst(field, result.change) && !isUnusual) setUnusual(true)
    else mutate({ body: { version, ...result.change } })
  }
  const save = async () => {
    setProblem(undefined)
    reset()
    if (isSameField(field, form, formOf(base, words))) {
      onClose()
      return
    }
    // Birth date and sex belong to the account, not to the health data.
    const isOfPerson = field === 'birthDate' || field === 'gender'
    if (isOfPerson || (await requireConsent())) send(base)
  }
  const change = (part: Partial<ProfileForm>) => {
    setUnusual(false)
    setForm({ ...form, ...part })
  }
  return {
    form,
    change,
    problem,
    isUnusual,
    failure: error?.fields[field] ? null : error,
    newer,
    isPending,
    save: () => void save(),
  }
}
export type Edit = ReturnType<typeof useEdit>

/** Whether a value is so unusual that it is asked about before it is saved. */
function asksFirst(
  field: Editable,
  change: { weight?: number | null | undefined; height?: number | null | undefined },
): boolean {
  if (field !== 'weight' && field !== 'height') return false
  const value = change[field]
  return typeof value === 'number' && questionAbout(field, value) !== null
}
