import { useEffect, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { emptyDraft, type Draft, type DraftField } from './draft.ts'
import { $signUpDraft, keepDraft } from './kept-draft.ts'

export type DraftForm = UseFormReturn<Draft>

/**
 * The form of signing up, kept for this tab while it is filled in. `restored` tells that it began with what
 * was typed before a reload.
 */
export function useDraft(locale: Locale, userType: UserType | undefined) {
  const [start] = useState(() => {
    const empty = emptyDraft(userType ?? 'athlete', locale)
    const kept = $signUpDraft.get()
    const draft = { ...empty, ...kept, ...(userType && { userType }) }
    return { draft, restored: Boolean(kept?.email) }
  })
  const form = useForm<Draft>({ defaultValues: start.draft })
  const draft = useWatch({ control: form.control }) as Draft
  useEffect(() => keepDraft(draft), [draft])
  // Steps are checked when they are left. A problem goes as soon as its field is changed, and not when it is
  // left: the button below would move away under the finger that presses it.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => name && form.clearErrors(name as DraftField),
      }),
    [form],
  )
  return { form, draft, restored: start.restored }
}
