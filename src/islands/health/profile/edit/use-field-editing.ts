import { useState } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory, HistoryUpdate } from '#lib/health/history.ts'
import { questionAbout } from '#lib/health/plausible.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../../kit/centre.tsx'
import type { ProfileMessages } from '../messages.ts'
import {
  changeOf,
  formOf,
  isEmptied,
  rulesOf,
  type Editable,
  type ProfileForm,
} from './profile-form.ts'

export type FieldEditing = Editing<HealthHistory, ProfileForm>

type Given = {
  field: Editable
  history: HealthHistory
  words: ProfileMessages
  onClose: () => void
}

/** The dialog of one field. */
export function useFieldEditing({ field, history, words, onClose }: Given) {
  const t = useT('healthProfile')
  const { requireConsent } = useCentre()
  const ask = useAsk()
  const cache = useCache()
  /** The unusual value that the user was asked to confirm. */
  const [asked, setAsked] = useState<string>()
  const check = (typed: ProfileForm, stored: HealthHistory) =>
    changeOf(field, typed, stored, words.units)
  const editing: FieldEditing = useEditing<HealthHistory, ProfileForm, HistoryUpdate>({
    stored: history,
    valuesOf: (stored) => formOf(stored, words),
    rules: rulesOf(field),
    check,
    save: (body) => ask(health.updateHistory, { body }),
    read: () => cache.read(health.getHistory, {}),
    async before(typed) {
      // Birth date and sex belong to the account, not to the health data.
      const isOfPerson = field === 'birthDate' || field === 'gender'
      if (!isOfPerson && !(await requireConsent())) return false
      const checked = check(typed, editing.stored)
      const isAsked = 'body' in checked && asksFirst(field, checked.body) && asked !== typed[field]
      if (isAsked) setAsked(typed[field])
      return !isAsked
    },
    onSaved() {
      const isNothing = isEmptied(field, editing.form.values)
      toast.success(isNothing ? t('healthProfile.emptied') : t('healthProfile.saved'))
      onClose()
    },
    onUnchanged: onClose,
  })
  return { editing, isUnusual: asked !== undefined && asked === editing.form.values[field] }
}

/** Whether a value is so unusual that it is asked about before it is saved. */
function asksFirst(field: Editable, change: HistoryUpdate): field is 'weight' | 'height' {
  if (field !== 'weight' && field !== 'height') return false
  const value = change[field]
  return typeof value === 'number' && questionAbout(field, value) !== null
}
