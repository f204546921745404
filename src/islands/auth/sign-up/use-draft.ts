import { useEffect, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { emptyDraft, type Draft, type DraftField } from './draft.ts'
import { $signUpDraft, keepDraft } from './kept-draft.ts'

export type DraftForm = UseFormReturn<Draft>

/**
 * The sign-up form, whose values are stored for this tab. `restored` is true when it began with a draft from before a
 * reload.
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
  // Steps are validated when they are left. Errors are cleared on change, not on leaving the field: that layout shift
  // would move the button below from under the pointer, and the click would be lost.
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
