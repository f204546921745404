import { useEffect, useLayoutEffect, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useHydrated } from '#client/use-hydrated.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { emptyDraft, type Draft, type DraftField } from './draft.ts'
import { $signUpDraft, keepDraft } from './kept-draft.ts'

export type DraftForm = UseFormReturn<Draft>

/** The id of the form. */
export const FORM_ID = 'sign-up'

/** What was typed and chosen in the page's form before hydration, which the form would replace by its initial values. */
function filledEarly(empty: Draft): Partial<Draft> {
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  return Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => value !== empty[name as DraftField]),
  )
}

/**
 * The sign-up form, whose values are stored for this tab. `restored` is true when it began with a draft from before a
 * reload. The page's HTML knows neither: until `hydrated`, nothing of them is drawn.
 */
export function useDraft(locale: Locale, userType: UserType | null) {
  const hydrated = useHydrated()
  const [start] = useState(() => {
    const empty = emptyDraft(userType ?? 'athlete', locale)
    const kept = $signUpDraft.get()
    const early = !hydrated && typeof document !== 'undefined' && filledEarly(empty)
    const draft = { ...empty, ...kept, ...(userType && { userType }), ...early }
    return { draft, restored: Boolean(kept?.email) }
  })
  const form = useForm<Draft>({ defaultValues: start.draft })
  // A radio that the draft chooses is not yet the one that the page's HTML has: its form would take neither for chosen.
  useLayoutEffect(() => form.setValue('userType', start.draft.userType), [form, start])
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
  return { form, draft, restored: hydrated && start.restored, hydrated }
}
