import { useEffect, useState } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { draftProblems, emptyDraft, type Draft } from './draft.ts'
import { keepDraft, keptDraft } from './draft-storage.ts'

export type DraftForm = UseFormReturn<Draft>

const resolver: Resolver<Draft> = (values) => {
  const problems = Object.entries(draftProblems(values, false))
  if (problems.length === 0) return { values, errors: {} }
  const errors = problems.map(([field, message]) => [field, { type: message, message }])
  return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> }
}

/**
 * The form of signing up, kept for this tab while it is filled in. `restored` tells that it began with what
 * was typed before a reload.
 */
export function useDraft(locale: Locale, userType: UserType | undefined) {
  const [start] = useState(() => {
    const empty = emptyDraft(userType ?? 'athlete', locale)
    const kept = keptDraft(empty)
    const draft = { ...(kept ?? empty), ...(userType && { userType }) }
    return { draft, restored: Boolean(kept?.email) }
  })
  const form = useForm<Draft>({ mode: 'onTouched', defaultValues: start.draft, resolver })
  const draft = useWatch({ control: form.control }) as Draft
  useEffect(() => keepDraft(draft), [draft])
  return { form, draft, restored: start.restored }
}
